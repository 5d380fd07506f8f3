import { expect, it, onTestFinished, vi } from 'vitest';
import { leaveNoRoom } from '../../db/testDatabase';
import { testApp } from '../testApp';

const typed = {
  kind: 'consultation',
  form: '/contact',
  name: 'Priya "P" <Raman>',
  email: 'priya@example.com',
  'answers.part_1': 'evening',
  message: 'A line\nand <b>another</b>',
};

function postForm({ app }: ReturnType<typeof testApp>, fields: Record<string, string>) {
  return app.request('/api/enquiries', { method: 'POST', body: new URLSearchParams(fields) });
}

it('shows a form sent without script again, with its input and what is missing', async () => {
  const answer = await postForm(testApp(), typed);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  const html = await answer.text();
  expect(html).toContain('value="Priya &quot;P&quot; &lt;Raman&gt;"');
  expect(html).toContain('A line\nand &lt;b&gt;another&lt;/b&gt;</textarea>');
  expect(html).toContain('<option value="evening" selected="">');
  expect(html).toMatch(
    /name="answers\.day_1"[^>]*aria-invalid|aria-invalid[^>]*name="answers\.day_1"/,
  );
  expect(html).toContain('"address":"/contact"');
});

it('falls back to the contact page if the form names an unknown page', async () => {
  const answer = await postForm(testApp(), { ...typed, form: '/admin' });
  expect(await answer.text()).toContain('Talk to a person');
});

it('shows the reason and keeps the input when an address sent too many', async () => {
  const kit = testApp();
  const sent = { ...typed, kind: 'enquiry' };
  const answers = [];
  for (let n = 0; n < 40 && answers.at(-1)?.status !== 429; n += 1) {
    answers.push(await postForm(kit, { ...sent, message: `Question ${n} about a visa` }));
  }
  const taken = answers[0];
  expect(taken?.status).toBe(303);
  expect(taken?.headers.get('Location')).toMatch(/^\/contact\?sent=enquiry&by=[\dTZ.%A-F-]+$/);
  const html = (await answers.at(-1)?.text()) ?? '';
  expect(answers.at(-1)?.status).toBe(429);
  expect(html).toMatch(/role="alert"[^>]*>.*try again in/i);
  expect(html).toContain(`Question ${answers.length - 1} about a visa</textarea>`);
});

it('keeps the input when the disk is full', async () => {
  const kit = testApp();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  leaveNoRoom(kit.db);
  const answer = await postForm(kit, { ...typed, kind: 'enquiry', message: 'Visas. '.repeat(500) });
  expect(answer.status).toBe(507);
  const html = await answer.text();
  expect(html).toMatch(/role="alert"[^>]*>.*could not be sent/i);
  expect(html).toContain(`${'Visas. '.repeat(500)}</textarea>`);
  expect(error).toHaveBeenCalledOnce();
});
