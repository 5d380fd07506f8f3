import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

test.each([
  [
    'Checkbox',
    { Name: 'c', Value: '1', Selected: true },
    '<input type="checkbox" name="c" value="1" checked />',
  ],
  [
    'Radio button',
    { Name: 'r', Value: '2', Required: true },
    '<input type="radio" name="r" value="2" required />',
  ],
  [
    'Text field',
    { Name: 't', Type: 'email', Placeholder: 'you@', 'Maximum characters': '40' },
    '<input type="email" name="t" placeholder="you@" maxlength="40" />',
  ],
  [
    'Text area',
    { Name: 'a', Columns: '30', Rows: '3', Value: 'One\nTwo' },
    '<textarea name="a" cols="30" rows="3">One\nTwo</textarea>',
  ],
  [
    'Selection field',
    { Name: 's', Options: 'One = 1\nTwo', 'Allow several': true },
    '<select name="s" multiple><option value="1">One</option><option value="Two">Two</option></select>',
  ],
  [
    'Button',
    { Text: 'Send', Name: 'b', Type: 'Submit' },
    '<input type="submit" name="b" value="Send" />',
  ],
] as const)('%s', async (button, fields, expected) => {
  const { goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press(button);
  await fill(fields);
  expect((await stored()).replaceAll('=""', '')).toBe(`<p>one${expected}</p>`);
});

test('form', async () => {
  const { goBehind, press, fill, stored } = await edit('<p>one</p><p>two</p>');
  await goBehind('two');
  await press('Form');
  await fill({ Name: 'f', Action: '/send', Method: 'POST' });
  expect(await stored()).toBe(
    '<p>one</p>\n<form name="f" action="/send" method="post"><p>two</p></form>',
  );
});

test('a selected field is changed by its own button', async () => {
  const { page, text, press, fill, stored } = await edit(
    '<p>one <input name="old" type="checkbox" value="1" /></p>',
  );
  await text.getByText('Checkbox: old').click();
  expect(
    await page.getByRole('button', { name: 'Checkbox', exact: true }).getAttribute('aria-pressed'),
  ).toBe('true');
  await press('Checkbox');
  await fill({ Name: 'new' });
  expect(await stored()).toBe('<p>one <input type="checkbox" name="new" value="1" /></p>');
});
