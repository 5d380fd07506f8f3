import type { SeedArticle } from '../article';

export default {
  id: '3',
  slug: 'permanent-residency-and-the-points-test',
  title: 'A Plain Guide to Permanent Residency and the Points Test',
  excerpt:
    'There are four main ways to permanent residency, and only one of them counts points. How each works, what earns points, and where applications go wrong.',
  date: '2025-09-02',
  author: 'Priya Raman',
  category: 'Skilled Migration',
  content: `
<p>“How many points do I need?” is the question we hear most. The first question, though, is whether
you need points at all: many people become permanent residents without them.</p>

<h2>Four main ways</h2>
<ul>
  <li><strong>Points-tested skilled visas.</strong> Subclasses 189, 190 and 491. You are invited to
  apply on the strength of your age, English, education and work.</li>
  <li><strong>Employer sponsorship.</strong> An employer nominates you for the permanent 186
  visa, often after some years on the temporary 482. No points, though there are rules on
  age, skills and English.</li>
  <li><strong>Family.</strong> Chiefly the partner visas, which turn on a genuine relationship with
  an Australian citizen, permanent resident or eligible New Zealand citizen.</li>
  <li><strong>Exceptional talent.</strong> The National Innovation visa (858), by
  invitation, for internationally recognised achievement. Few people meet its bar.</li>
</ul>

<h2>Three points-tested visas</h2>
<p>The <strong>189</strong> is permanent and needs no nomination. The <strong>190</strong> is
permanent and needs a state or territory to nominate you. The <strong>491</strong> is provisional:
nominated by a state or territory, or sponsored by an eligible relative in a designated regional
area, you live, work and study in regional Australia. You can apply for the permanent 191 visa
once you have held the visa for {{visa-191-after in words}} and can show the tax records it asks for.</p>
<p>“Regional” is wider than it sounds. By the Department of Home Affairs’ definition it takes in
everywhere outside Sydney, Melbourne and Brisbane, so our Canberra and Adelaide offices are both
regional.</p>

<h2>What earns points</h2>
<p>Schedule 6D of the <a href="https://www.legislation.gov.au/">Migration Regulations 1994</a> gives
points for age, English, skilled work overseas and in Australia, qualifications, study in Australia
and in its regions, certain research degrees, a professional year, a community language, a skilled or
English-speaking partner (or none), and nomination or sponsorship. Today’s numbers are in the
<a href="/services/permanent-residency#points">table of our guide</a>, and the
<a href="/points-calculator/official">official points test</a> adds them up item by item.</p>
<p>Work counts only if it is recent, within a maximum for all work together, and in your nominated
occupation or a closely related one. An assessing authority may decide that your skilled work began
later than your first job.</p>
<blockquote><p>The pass mark lets you into the pool. It does not get you invited.</p></blockquote>
<p>Invitations go to higher scores first, and what “higher” means changes with the occupation and
the round. The Department publishes the results of each
<a href="https://immi.homeaffairs.gov.au/visas/working-in-australia/skillselect">SkillSelect</a>
round.</p>

<h2>The order to do things in</h2>
<ol>
  <li><strong>Find your occupation</strong> on the list for the visa you want. The lists
  differ.</li>
  <li><strong>Get a skills assessment</strong> from the authority for that occupation.</li>
  <li><strong>Sit an English test</strong> early enough to sit it again.</li>
  <li><strong>Lodge an expression of interest.</strong> It is free and lasts {{points-interest-validity in words}}. Claim only
  what you can prove.</li>
  <li><strong>If invited, apply within {{points-apply-within}}.</strong> You must be under the age limit when the
  invitation is issued.</li>
</ol>

<h2>Where applications go wrong</h2>
<p>Nearly always in the claim: a few months of work counted twice, a birthday missed, partner points
claimed without an assessment. You must prove the score in your expression of interest as it stood
when you were invited. If the evidence falls short, the visa can be refused, and the charge is
generally not refunded.</p>
<p>Rules change, too. The Government put the points test under review in 2024, and it may be different
when you apply.</p>

<h2>What to do next</h2>
<p>Try our <a href="/points-calculator">free calculator</a> for a first estimate, check it against
the Department’s own, then read the <a href="/services/permanent-residency">permanent residency
guide</a>. If you are a few points short, book a consultation: planning can help.</p>
<p><em>This article is general information of 2 September 2025; each figure names its own day. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
