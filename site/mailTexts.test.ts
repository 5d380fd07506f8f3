import { describe, expect, it } from 'vitest';
import { acknowledgement, confirmation, enquiryNotice, greeting, replyMail } from './content/mail';
import { startingFirm } from './startingFirm';

const firm = startingFirm();
const siteUrl = 'https://wattlepath.example';
const hostile = '<img src=x onerror="alert(1)">\r\nBcc: x@example.com & co';

describe('a message', () => {
  it('shows visitors’ input as text, on one line in the subject', () => {
    const { subject, text, html } = enquiryNotice({
      firm,
      kind: 'Enquiry',
      number: 1234,
      name: hostile,
      about: 'Student visa',
      facts: [{ label: 'Name', value: hostile }],
      message: `One line\n${hostile}`,
      adminUrl: `${siteUrl}/admin/#/enquiries/1`,
      siteUrl,
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>Bcc:');
    expect(text).toContain('> One line\n> <img src=x');
    expect(text).toContain(`${siteUrl}/admin/#/enquiries/1`);
    expect(html).toContain(`href="${siteUrl}/admin/#/enquiries/1"`);
  });

  it('keeps the paragraphs of a reply, signs it, and quotes the enquiry', () => {
    const original = { sent: '3 March 2026', text: 'May I work?' };
    const { text, html } = replyMail({
      firm,
      subject: 'Re',
      text: 'Yes.\n\nUp to a point.',
      signer: { name: 'Mei Tan', role: 'Registered migration agent', marn: '0000001' },
      original,
      siteUrl,
    });
    expect(text).toContain(
      `Yes.\n\nUp to a point.\n\nKind regards\nMei Tan\nRegistered migration agent, MARN 0000001\n${firm.company.name}`,
    );
    expect(text).toContain('On 3 March 2026 you wrote:\n\n> May I work?');
    expect(html.match(/<p dir="auto" style="margin:0 0 16px">/g)).toHaveLength(4);
  });

  it('links the web addresses that the office writes, and none that a client wrote', () => {
    const { html } = replyMail({
      firm,
      subject: 'Re',
      text: 'See https://immi.homeaffairs.gov.au/visas?a=1&b="2" (or https://a.example/x).',
      signer: { name: 'Mei Tan', role: null, marn: null },
      original: { sent: '3 March 2026', text: 'https://spam.example' },
      siteUrl,
    });
    expect(html).toContain('<a href="https://immi.homeaffairs.gov.au/visas?a=1&amp;b=" style=');
    expect(html).toContain('<a href="https://a.example/x" style=');
    expect(html).toContain('https://a.example/x</a>).');
    expect(html).not.toContain('href="https://spam.example');
    expect(html).toContain('<blockquote dir="auto"');
  });

  it('has the same links as text and as HTML', () => {
    const confirmUrl = `${siteUrl}/newsletter/confirm?token=1.a&b=2`;
    const unsubscribeUrl = `${siteUrl}/newsletter/unsubscribe?token=1.b`;
    const { text, html } = confirmation({
      firm,
      confirmUrl,
      unsubscribeUrl,
      siteUrl,
    });
    expect(text).toContain(`\n${confirmUrl}\n`);
    expect(html).toContain(
      'href="https://wattlepath.example/newsletter/confirm?token=1.a&amp;b=2"',
    );
    expect(text).toContain(unsubscribeUrl);
  });

  it('says the same as text and as HTML', () => {
    const facts = [{ label: 'First choice', value: 'Monday\nby video' }];
    const data = { subject: 'S', what: 'your enquiry', number: 7, by: 'tomorrow', facts, siteUrl };
    const { text, html } = acknowledgement({ firm, ...data });
    const words = (mail: string) => mail.match(/[\p{L}\p{N}]+/gu) ?? [];
    const shown = html
      .replace(/^.*<body[^>]*>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&');
    expect(words(shown)).toEqual(words(text));
  });

  it('contains no other links', () => {
    const to = (confirmUrl: string) => () =>
      confirmation({
        firm,
        confirmUrl,
        unsubscribeUrl: siteUrl,
        siteUrl,
      });
    expect(to('javascript:alert(1)')).toThrow(/not a web address/);
  });
});

describe('a greeting', () => {
  it.each(['Ada', 'Ada de la Cruz', 'Nguyễn Thị Minh', 'प्रिया', 'O’Brien-Smith Jr.'])(
    'has the name %s',
    (name) => {
      expect(greeting(name)).toBe(`Hello ${name},`);
      const data = { name, subject: 'S', what: 'it', number: 1, by: 'tomorrow', siteUrl };
      expect(acknowledgement({ firm, ...data }).text).toContain(`Hello ${name},`);
    },
  );

  it.each([
    '',
    'Win at www.spam.example',
    'spam.example',
    'Ada\nBcc: x',
    'x'.repeat(61),
    'Call 123',
  ])('has no name where it is "%s"', (name) => {
    expect(greeting(name)).toBe('Hello,');
  });
});
