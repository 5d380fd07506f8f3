import { expect, it, vi } from 'vitest';
import { deleteSessionSecret } from '../accounts/secret';
import { testApp } from '../testApp';

const advertising = [
  'Your site does not rank on Google. We guarantee page one in 60 days, first month free.',
  'I would like to place a guest post with a dofollow link on your blog. What is your rate?',
  'Do you need more customers? Our lead generation agency books qualified calls for you.',
  'We can redesign your website for an affordable price. May I show you our portfolio?',
  'Business loans up to $250,000, no collateral, bad credit is fine. Apply now.',
  'Earn passive income with our crypto trading bot, risk free. Join us on Telegram.',
  'Buy Instagram followers and Google reviews, cheap and instant delivery.',
  'Best online casino, 100 free spins and a welcome bonus, click here https://spin.example',
  'We help visa consultants to get more leads with Facebook ads. Book a demo call with our team.',
  'Partner visa agencies like yours pay per lead only. We have fresh leads from our website.',
  'Virtual assistants for your business from USD 6 per hour, free trial for one week.',
  'Hi, I noticed broken links on your site. Our agency offers a free SEO audit. Interested?',
  'Предлагаем продвижение сайтов в топ, гарантия, недорого. Пишите в телеграм.',
  '我们提供网站推广和谷歌优化服务,价格优惠,欢迎合作',
  'Ofrecemos diseño de páginas web y posicionamiento SEO para su empresa.',
  'Dear friend, I have 12 million dollars of a dormant account and need a foreign beneficiary.',
];
const honest = [
  'Hello, I am Min-jun Seo. My student visa ends in March. Can I apply for the 485?',
  'my wife visa was refuse what can i do now please help me',
  'Our bakery in Queanbeyan wants to sponsor a pastry cook. What does it cost us?',
  'I work in digital marketing and SEO. Is my occupation on the list for a 491?',
  'I have put my documents here: https://drive.google.com/drive/folders/abc. Is anything missing?',
  'I am an education agent from Kathmandu with five students. Do you work with agents?',
  'Do you offer a free consultation? I have a question about my partner visa.',
  'I took a loan for the fees. Does the letter of the bank count?',
  'I trade crypto. How do I show my income for a visitor visa?',
  'Please call me after 5 pm about my mother',
  '我先生是澳洲公民,我们想申请820,请问费用多少?',
  'Здравствуйте, у меня туристическая виза, можно ли подать на партнёрскую?',
  'मुझे पढ़ाई के लिए वीज़ा की जानकारी चाहिए',
  'What does a consultation cost, and can I pay monthly?',
  'My employer offers 482 sponsorship for $20,000 in cash. Is that legal?',
  'Hi',
];

const visitor = { name: 'Min-jun Seo', email: 'min-jun@example.com' };

/** Sets up an inbox for visitors without script, each with their own address. */
async function inbox() {
  const kit = testApp({ TRUST_PROXY: '1' });
  const ada = await kit.signIn();
  let sent = 0;
  async function post(message: string, fields: Record<string, string> = {}) {
    sent += 1;
    const email = fields.email ?? `visitor${sent}@example.com`;
    const response = await kit.app.request('/api/enquiries', {
      method: 'POST',
      body: new URLSearchParams({ ...visitor, message, ...fields, email }).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `10.3.0.${sent}`,
      },
    });
    expect(response.status).toBe(303);
    const filter = encodeURIComponent(JSON.stringify({ email, status: 'new,open,spam' }));
    const [enquiry] = await (await ada.send('GET', `/api/enquiries?filter=${filter}`)).json();
    return (await ada.send('GET', `/api/enquiries/${enquiry.id}`)).json();
  }
  return { ...kit, ada, post };
}

it('recognizes common advertising, and loses no honest message', async () => {
  const { post, ada } = await inbox();
  const held = [];
  for (const message of advertising) held.push((await post(message)).status === 'spam');
  expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.6);
  for (const message of honest)
    expect([message, (await post(message)).status]).toEqual([message, 'new']);
  const all = encodeURIComponent('{"status":"new,spam"}');
  const { headers } = await ada.send('GET', `/api/enquiries?filter=${all}&range=[0,0]`);
  expect(headers.get('Content-Range')).toContain(`/${advertising.length + honest.length}`);
});

it('weighs how a form was sent, and explains it', async () => {
  const { post } = await inbox();
  const message = 'Good evening, I have a question about my cattle station.';
  expect(await post(message)).toMatchObject({ status: 'new', spam_reasons: [] });
  expect(await post(`${message} One`, { subject_line: 'x' })).toMatchObject({
    status: 'spam',
    spam_reasons: ['a field that people don’t see was filled in'],
  });
  for (const text of ['[url=https://a.example]b[/url]', 'www.a.example', 'a new сasinо here'])
    expect([text, (await post(text)).status]).toEqual([text, 'spam']);
  const sites = 'https://a.example https://b.example https://c.example https://d.example';
  const { spam_reasons } = await post(`Look at ${sites}, all of them`);
  expect(spam_reasons).toContain('links to 4 sites');
  const again = [];
  for (let at = 0; at < 4; at += 1) again.push((await post('Is anybody in the office?')).status);
  expect(again).toEqual(['new', 'new', 'new', 'spam']);
});

it('signs of a program make any message spam', async () => {
  const { post } = await inbox();
  const kind = 'Dear team, my husband and I would like to apply for a partner visa from Adelaide.';
  const forged = `${Date.now() - 60_000}.${'A'.repeat(43)}`;
  const sent = [
    await post(`${kind} One`, { subject_line: 'https://x.example' }),
    await post(`${kind} Two`, { form_time: forged }),
    await post(`${kind} [url=https://x.example]here[/url]`),
  ];
  expect(sent.map(({ status }) => status)).toEqual(['spam', 'spam', 'spam']);
});

it('a form opened before the session key was renewed is not a forgery', async () => {
  const { app, db, post, restart } = await inbox();
  const { form_time } = await (await app.request('/api/enquiries/form-time')).json();
  deleteSessionSecret(db);
  const again = restart();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const response = await again.request('/api/enquiries', {
    method: 'POST',
    body: new URLSearchParams({
      ...visitor,
      message: 'Can I extend my 600?',
      form_time,
    }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  vi.useRealTimers();
  expect(response.status).toBe(303);
  expect(db.sqlite.prepare('SELECT status FROM enquiries').pluck().all()).toEqual(['new']);
  expect(post).toBeDefined();
});

it('a verdict moves its message, and changes no judgement on others', async () => {
  const { ada, post } = await inbox();
  const put = (id: string, body: object) => ada.send('PUT', `/api/enquiries/${id}`, body);
  const flyer = (n: number) => `Hand fed budgerigars and finches, ask Trevor, shop ${n}`;
  for (const n of [1, 2, 3, 4, 5]) {
    const { id, status, spam_score } = await post(flyer(n));
    expect([status, spam_score]).toEqual(['new', (await post(`${flyer(n)}0`)).spam_score]);
    expect(await (await put(id, { verdict: 'spam' })).json()).toMatchObject({
      status: 'spam',
      verdict_by: 'ada',
    });
  }
  const caught = await post('Buy cheap backlinks, first page ranking, dofollow links, click here');
  expect(caught.status).toBe('spam');
  expect(await (await put(caught.id, { verdict: 'honest' })).json()).toMatchObject({
    status: 'open',
  });
  expect((await put(caught.id, { verdict: 'ham' })).status).toBe(422);
});
