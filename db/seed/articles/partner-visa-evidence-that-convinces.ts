import type { SeedArticle } from '../article';

export default {
  id: '8',
  slug: 'partner-visa-evidence-that-convinces',
  title: 'Partner Visa Evidence That Convinces',
  excerpt:
    'An officer who has never met you has to believe in your relationship. What the four aspects ask for, why an electricity bill can beat a wedding photograph, and what to leave out.',
  date: '2026-11-10',
  author: 'Sofia Marchetti',
  category: 'Family & Partner',
  content: `
<p>Applying for a partner visa means proving to a stranger something you have never had to prove to
anyone, with documents you were never trying to keep. Some couples send a few photographs; others
send hundreds of pages of chat messages. Neither helps as much as they hope.</p>

<h2>What has to be shown</h2>
<p>The <a href="https://www.legislation.gov.au/">Migration Act 1958</a> defines spouses and de facto
partners in sections 5F and 5CB. Put plainly, you have a mutual commitment to a shared life to the
exclusion of all others; the relationship is genuine and continuing; and you live together, or at
least not separately and apart on a permanent basis. De facto couples usually need
{{partner-de-facto in words}} of it before they apply, with some exceptions, one of which is registering the relationship under a
state or territory law.</p>
<p>Officers look at the relationship under four headings, which come from the Migration Regulations
1994. Organise your evidence the same way.</p>

<h2>The four aspects</h2>
<h3>Financial</h3>
<p>How you pay for life together. A joint account is good only if it is used: one where both
salaries land and the groceries leave is better than a large, silent balance opened last month. If
you keep separate accounts, explain the system. “She pays the rent, I pay for food and the car” is
perfectly convincing when the statements agree.</p>
<h3>Household</h3>
<p>A lease with both names, mail to each of you at one address, the electricity bill: ordinary
documents that nobody makes for show. Say who cooks, who cleans and who looks after the
children.</p>
<h3>Social</h3>
<p>How others know you. Invitations addressed to both, trips with friends, family events, statements
from people who have seen you together over time. Ask witnesses for particular memories. “They are a
lovely couple” is worth very little; “they drove from Adelaide to help us move in June” is worth a good deal.</p>
<h3>Commitment</h3>
<p>What you know of each other and what you plan. Length of the relationship, time apart and how you
stayed in touch, wills and beneficiaries, plans for children or a house. Your own statements belong
here, and they should be written <strong>separately</strong>.</p>
<blockquote><p>Two honest accounts that differ in small ways are more believable than two identical
ones.</p></blockquote>

<h2>A sensible amount</h2>
<p>Take the whole relationship, make a simple timeline, and choose a
few documents for each period under each heading. Gaps matter more than volume. If you spent 2024 in
different countries, show the calls, the visits and the reasons for that
year.</p>
<ul>
  <li>Label photographs with the date, place and names.</li>
  <li>Choose messages from across the relationship; a page or two for a season is plenty.</li>
  <li>Have documents that are not in English translated.</li>
  <li>Explain the awkward parts first: a previous marriage, an age gap, families who do not know.
  Silence reads worse than almost any explanation.</li>
</ul>
<p>Never improve a document. False information can bring refusal and a bar on later applications,
and it turns a real relationship into a doubtful one.</p>

<h2>One application, two stages</h2>
<p>In Australia the visas are the temporary 820 and permanent 801; from overseas, the 309 and 100.
According to the
<a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing">Department of Home
Affairs</a>, couples generally apply and pay for both stages together. The permanent stage is
generally assessed about {{partner-permanent-after in words}} after the application was made, and a long-standing relationship
can sometimes be granted permanence sooner.</p>
<p>So do not stop collecting on the day you lodge. At the second stage you will be asked to show that
the relationship continues.</p>
<p>Charges, processing times and the way sponsorships are handled do change. We leave them out on
purpose: look at the Department’s site on the day.</p>

<h2>If the relationship is not safe</h2>
<p>If there is family violence, you are not obliged to stay for the sake of a visa. Migration law
has provisions under which a partner application may go on after a relationship has ended because of
it. In danger, call 000. 1800RESPECT (1800 737 732) is free and confidential, day and night. Then
get advice of your own, from somebody who is not also advising your partner.</p>

<h2>What to do next</h2>
<ol>
  <li>Draw the timeline and mark the thin months.</li>
  <li>Make four folders, one for each aspect, and put three good documents in each this week.</li>
  <li>Ask two people who know you both for statements, and give them time.</li>
  <li>Read our <a href="/services/partner-visa">partner visa guide</a>, then bring the folders to a
  consultation. We will tell you what is missing, and what to take out.</li>
</ol>
<p><em>This article is general information of 10 November 2026; each figure names its own day. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
