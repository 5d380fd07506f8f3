import type { SeedArticle } from '../article';

export default {
  id: '4',
  slug: 'skills-in-demand-visa-for-employers',
  title: 'Sponsoring Your First Worker: The Skills in Demand Visa for Employers',
  excerpt:
    'Three applications, one salary floor, two job advertisements and a levy you may not pass on. What an employer signs up to when sponsoring on the subclass 482.',
  date: '2025-10-14',
  author: 'Tom Gallagher',
  category: 'Employer Sponsorship',
  content: `
<p>Most employers come to us having already found the person, and would like them to start on Monday.
Sponsorship takes longer. With a file in good order it is manageable, but it means three applications
and obligations that continue after the worker arrives.</p>

<h2>What changed, and when</h2>
<p>The <strong>Skills in Demand visa</strong> replaced the Temporary Skill Shortage visa on 7
December 2024, according to the <a href="https://immi.homeaffairs.gov.au/">Department of Home
Affairs</a>. It kept the number 482. With it came the
Core Skills Occupation List and a shorter experience rule: the worker needs <strong>{{visa-482-experience in words}}</strong>
of relevant full-time work, or the part-time equivalent, within the past
{{visa-482-experience-window in words}}.</p>

<h2>Which stream?</h2>
<table>
  <caption>
    Streams of the Skills in Demand visa; income thresholds for nominations lodged
    {{visa-482-core-income since}}
  </caption>
  <thead>
    <tr>
      <th scope="col">Stream</th>
      <th scope="col">Occupation</th>
      <th scope="col">Minimum annual earnings</th>
    </tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">Core Skills</th>
      <td>On the Core Skills Occupation List</td>
      <td>A{{visa-482-core-income}}</td>
    </tr>
    <tr>
      <th scope="row">Specialist Skills</th>
      <td>Most skilled occupations, but not trades, machinery operators, drivers or labourers</td>
      <td>A{{visa-482-specialist-income}}</td>
    </tr>
    <tr>
      <th scope="row">Labour Agreement</th>
      <td>As the agreement says</td>
      <td>As the agreement says</td>
    </tr>
  </tbody>
</table>
<p>The threshold is a floor. You must pay at least what an Australian doing the same work in the
same place would earn, so where the market rate is higher, an offer at the threshold will be refused.
The core threshold, formerly called TSMIT, and the specialist one are indexed each July. Use the figure that
applies on the day you lodge.</p>

<h2>The three applications</h2>
<ol>
  <li><strong>Sponsorship.</strong> The business shows that it lawfully operates and is fit to
  sponsor. Approval as a standard business sponsor generally lasts {{sponsor-approval in words}}.</li>
  <li><strong>Nomination.</strong> You nominate a position: the occupation, the salary and why the
  job is genuine. The role must make sense for a business of your size.</li>
  <li><strong>Visa.</strong> The worker shows skills, experience, English, health and character. The
  visa can run for up to {{visa-482-stay-longest in words}}.</li>
</ol>

<h2>Advertise first: labour market testing</h2>
<p>Unless an international trade obligation or another exemption applies, you must test the local
market first (labour market testing, or LMT). In outline, the Department requires at least two advertisements in Australia, each
running for at least {{sponsor-advertising in words}}, within the {{sponsor-advertising-window in words}} before you lodge the nomination. The
advertisements have required contents, too, and one taken down a day early does not count.</p>

<h2>What you pay, and may not pass on</h2>
<p>Besides application charges there is the Skilling Australians Fund levy, paid with the
nomination. For this visa it is A{{training-levy-small}} for each year of the visa if annual turnover is under
A{{training-levy-turnover}} and A{{training-levy-large}} otherwise, according to the Department. The levy and the sponsorship costs
are the employer’s. You cannot recover them from the worker, by deduction or in any other
way. Under the <a href="https://www.legislation.gov.au/">Migration Act 1958</a> it is
also unlawful to ask for or receive a benefit in return for sponsoring someone.</p>

<h2>After the grant</h2>
<p>You must keep records, pay what you promised, keep the worker in the nominated job and tell the
Department about certain changes, such as the job ending. The worker has all the ordinary
protections of Australian workplace law, which the <a href="https://www.fairwork.gov.au/">Fair Work
Ombudsman</a> enforces for all visa holders.</p>
<p>Nor are they tied to you for ever. A 482 holder who leaves a sponsor has up to {{visa-482-between-jobs}} at a
time, and {{visa-482-between-jobs-total}} in total over the visa, to find another, and may work for others meanwhile.</p>
<p>If you want to keep them, look at the permanent <a href="/services/employer-sponsored">186
visa</a>: under its Temporary Residence Transition stream, {{visa-186-sponsored-work in words}} of sponsored work in
the past {{visa-186-sponsored-work-window in words}} can lead to a nomination for permanent residence, subject to the age and other rules.</p>

<h2>What to do next</h2>
<ol>
  <li>Match the real duties to an occupation, then see which stream fits.</li>
  <li>Benchmark the salary with evidence.</li>
  <li>Check the advertising rules, <em>then</em> advertise.</li>
  <li>Confirm that whoever advises you is on the register at
  <a href="https://www.mara.gov.au/">mara.gov.au</a>.</li>
</ol>
<p><em>This article is general information of 14 October 2025; each figure names its own day. It is not advice for your business
or your worker.</em></p>
`.trim(),
} satisfies SeedArticle;
