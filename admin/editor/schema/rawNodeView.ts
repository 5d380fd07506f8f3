import { styleOf } from '../html/styleText';

const labels: Record<string, string> = {
  input: 'Text field',
  textarea: 'Text area',
  select: 'Selection',
  button: 'Button',
};

const inputLabels: Record<string, string> = {
  checkbox: 'Checkbox',
  radio: 'Radio button',
  button: 'Button',
  submit: 'Button',
  reset: 'Button',
  hidden: 'Hidden field',
};

/** Shows a raw piece as a labelled tile. None of its HTML enters the admin's document. */
export function rawNodeView(html: string, tag: string): HTMLElement {
  const dom = document.createElement(tag);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const element = body.firstElementChild;
  if (element?.localName === 'iframe') return showFrame(dom, element);
  dom.textContent = element ? pieceLabel(element) : `Comment: ${html.slice(4, -3).trim()}`;
  dom.title = dom.textContent;
  return dom;
}

/** Shows a frame's kind, title and address in its size. */
function showFrame(dom: HTMLElement, frame: Element): HTMLElement {
  const src = frame.getAttribute('src') ?? '';
  const host = hostOf(src.startsWith('//') ? `https:${src}` : src);
  const player = players.find(([own]) => host.includes(own))?.[1];
  const lines = [player ? `\u25b6 ${player}` : 'Frame', frame.getAttribute('title'), host];
  for (const text of lines) {
    if (!text) continue;
    const line = document.createElement('span');
    line.textContent = text;
    dom.append(line);
  }
  dom.dataset.frame = player ? 'video' : 'page';
  dom.title = lines.filter(Boolean).join(', ');
  dom.style.cssText = frameSize(frame);
  return dom;
}

const players = [
  ['youtu', 'YouTube video'],
  ['vimeo', 'Vimeo video'],
  ['facebook', 'Facebook video'],
] as const;

function pieceLabel(element: Element): string {
  const kind =
    inputLabels[element.getAttribute('type') ?? ''] ?? labels[element.localName] ?? 'HTML';
  return [kind, detailOf(element)].filter(Boolean).join(': ');
}

function detailOf(element: Element): string {
  const own = element.getAttribute('name') ?? element.getAttribute('value');
  const text = element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60);
  return own || text || `<${element.localName}>`;
}

function hostOf(src: string): string {
  return URL.canParse(src) ? new URL(src).host : src;
}

function frameSize(frame: Element): string {
  const sizes = ['width', 'height'].flatMap((name) => {
    const value = frame.getAttribute(name) ?? styleOf(frame, name);
    const length = /^\d+$/.test(value) ? `${value}px` : value;
    return /^\d+(\.\d+)?(px|%|em|rem|vw|vh)$/.test(length) ? [`${name}: ${length}`] : [];
  });
  return sizes.join('; ');
}
