import type { SeedArticle } from '../article';

export default {
  id: '3',
  slug: 'permanent-residency-and-the-points-test',
  title: 'A Plain Guide to Permanent Residency and the Points Test',
  excerpt:
    'Four main roads lead to permanent residency, and only one of them counts points. How each works, what the points table really says, and where applications go wrong.',
  date: '2025-09-02',
  author: 'Priya Raman',
  category: 'Skilled Migration',
  content: `
<p>“How many points do I need?” is the question we hear most. It is a fair question, but it is the
second one. The first is whether points matter to you at all, because many people become permanent
residents without ever scoring themselves out of anything.</p>

<h2>Four main roads</h2>
<ul>
  <li><strong>Points-tested skilled visas.</strong> Subclasses 189, 190 and 491. You are invited to
  apply on the strength of your age, English, education and work.</li>
  <li><strong>Employer sponsorship.</strong> An employer nominates you for the permanent subclass
  186, often after some years on the temporary subclass 482. No points, though there are rules on
  age, skills and English.</li>
  <li><strong>Family.</strong> Chiefly the partner visas, which turn on a genuine relationship with
  an Australian citizen, permanent resident or eligible New Zealand citizen.</li>
  <li><strong>Exceptional talent.</strong> The National Innovation visa (subclass 858), by
  invitation, for internationally recognised achievement. If you have to ask your mother for a
  reference, it is probably not this one.</li>
</ul>

<h2>Three points-tested visas</h2>
<p>The <strong>189</strong> is permanent and needs no nomination. The <strong>190</strong> is
permanent and needs a state or territory to nominate you. The <strong>491</strong> is provisional:
nominated by a state or territory, or sponsored by an eligible relative in a designated regional
area, you live, work and study in regional Australia. You can apply for the permanent subclass 191
once you have held the visa for {{visa-191-after in words}} and can show the tax records it asks for.</p>
<p>“Regional” is wider than it sounds. By the Department of Home Affairs’ definition it takes in
everywhere outside Sydney, Melbourne and Brisbane, so our Canberra and Adelaide offices are both
regional. Visitors find this surprising and locals find it hilarious.</p>

<h2>What the table says</h2>
<p>The pass mark is <strong>65</strong>. These are the values published by the
<a href="https://immi.homeaffairs.gov.au/help-support/tools/points-calculator">Department of Home
Affairs</a> and set in Schedule 6D of the <a href="https://www.legislation.gov.au/">Migration
Regulations 1994</a>.</p>
<table>
  <caption>Points test for subclasses 189, 190 and 491, as of September 2025</caption>
  <thead>
    <tr><th scope="col">Factor</th><th scope="col">Points</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">Age</th><td>18–24: 25; 25–32: 30; 33–39: 25; 40–44: 15</td></tr>
    <tr><th scope="row">English</th><td>Competent 0; Proficient 10; Superior 20</td></tr>
    <tr><th scope="row">Skilled work overseas</th><td>3 years: 5; 5 years: 10; 8 years: 15</td></tr>
    <tr>
      <th scope="row">Skilled work in Australia</th>
      <td>1 year: 5; 3 years: 10; 5 years: 15; 8 years: 20</td>
    </tr>
    <tr>
      <th scope="row">Qualification</th>
      <td>Doctorate 20; bachelor or master’s 15; diploma or trade 10</td>
    </tr>
    <tr><th scope="row">Australian study</th><td>5, and 5 more for regional study</td></tr>
    <tr><th scope="row">Specialist education</th><td>10 (certain research degrees)</td></tr>
    <tr><th scope="row">Professional year; community language</th><td>5 each</td></tr>
    <tr>
      <th scope="row">Partner</th>
      <td>10 if skilled; 10 if a citizen or permanent
      resident, or if you have none; 5 for English alone</td>
    </tr>
    <tr><th scope="row">Nomination or sponsorship</th><td>190: 5; 491: 15</td></tr>
  </tbody>
</table>
<p>Work points come from the last ten years and are capped at 20 altogether. Work counts only where
it is in your nominated or a closely related occupation, and an assessing authority may decide that
your skilled years begin later than your payslips do.</p>
<blockquote><p>The pass mark lets you into the waiting room. It does not call your
name.</p></blockquote>
<p>Invitations go to higher scores first, and what “higher” means changes with the occupation and
the round. The Department publishes the results of each
<a href="https://immi.homeaffairs.gov.au/visas/working-in-australia/skillselect">SkillSelect</a>
round. Read those rather than a cousin’s screenshot from 2019.</p>

<h2>The order to do things in</h2>
<ol>
  <li><strong>Find your occupation</strong> on the list for the visa you want. The lists
  differ.</li>
  <li><strong>Get a skills assessment</strong> from the authority for that occupation.</li>
  <li><strong>Sit an English test</strong> early enough to sit it again.</li>
  <li><strong>Lodge an expression of interest.</strong> It is free and lasts {{points-interest-validity in words}}. Claim only
  what you can prove.</li>
  <li><strong>If invited, apply within {{points-apply-within}}.</strong> You must be under 45 when the invitation is
  issued.</li>
</ol>

<h2>Where applications go wrong</h2>
<p>Nearly always in the claim. A few months of work counted twice, a birthday missed, partner points
taken with no assessment behind them. The score in your expression of interest is a statement you
must prove as it stood when you were invited; if the evidence falls short of it, the visa can be
refused and the charge is not returned merely because you meant well.</p>
<p>Also, rules move. The Government put the points test under review in 2024, and nothing here
promises how it will look when you apply.</p>

<h2>What to do next</h2>
<p>Try our <a href="/points-calculator">free calculator</a> for a first estimate, check it against
the Department’s own, then read the <a href="/services/permanent-residency">permanent residency
guide</a>. If you are within ten points of where you need to be, book a consultation: that is where
planning changes outcomes.</p>
<p><em>This article is general information as of 2 September 2025. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
