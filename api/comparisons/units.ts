import type { Element, Node } from '../articles/htmlTree';
import { isBlock, textOf, writeNodes } from './articleTree';
import { wordsOf } from './words';

/** A block, or what stands between two blocks. */
export interface Unit {
  /** Its HTML. */
  key: string;
  block: Element | undefined;
  /** What it holds. */
  nodes: readonly Node[];
  words: string[];
}

/** What stands side by side in an article or a block of it; white space between blocks is nothing. */
export function unitsOf(nodes: readonly Node[]): Unit[] {
  const units: Unit[] = [];
  let run: Node[] = [];
  function endRun() {
    const hasText = run.some((node) => 'tagName' in node || textOf([node]).trim() !== '');
    if (hasText) units.push(unitOf(undefined, run));
    run = [];
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    units.push(unitOf(node, node.childNodes));
  }
  endRun();
  return units;
}

function unitOf(block: Element | undefined, nodes: readonly Node[]): Unit {
  const key = writeNodes(block ? [block] : nodes);
  return { key, block, nodes, words: wordsOf(textOf(nodes)) };
}

export const hasBlocks = ({ nodes }: Unit): boolean => nodes.some(isBlock);
