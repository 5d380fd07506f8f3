/** Names of the `{{fields}}` of a reply template. */
export const templateFields = ['greeting', 'name', 'number', 'topic', 'received', 'times'] as const;

const inBraces = templateFields.map((name) => `{{${name}}}`);

export const templateHelp =
  `These are filled in for you: ${inBraces.slice(0, -1).join(', ')} and ${inBraces.at(-1)}. ` +
  'Put what has to be written each time in brackets, as in [day and time]: a reply can’t be sent until each is filled in. Your signature is added below.';

/** Returns what is wrong with a template's text; undefined: nothing. */
export function templateProblem(text: string): string | undefined {
  const known: readonly string[] = templateFields;
  const unknown = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].find(
    ([, name = '']) => !known.includes(name),
  );
  return unknown && `There is no field ${unknown[0]}. You can use ${inBraces.join(', ')}.`;
}
