import { Fragment } from 'react';
import { useFacts } from './context';
import { figureClass, figureHtml, inForm, isDate } from './fill';
import { type NamedFact, piecesOf } from './names';

/** Running text whose figures show their date on focus or hover. */
export function FactText({ text }: { text: string }) {
  if (!text.includes('{{')) return text;
  return [...piecesOf(text).entries()].map(([position, piece]) => (
    <Fragment key={position}>
      {typeof piece === 'string' ? piece : <Figure named={piece} />}
    </Fragment>
  ));
}

function Figure({ named }: { named: NamedFact }) {
  const fact = useFacts()[named.ref];
  if (!fact || isDate(named.form)) return inForm(fact, named.form);
  return (
    <span
      className={figureClass(fact)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its note shows while it has the focus.
      tabIndex={0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: figureHtml escapes its input.
      dangerouslySetInnerHTML={{ __html: figureHtml(named, fact) }}
    />
  );
}
