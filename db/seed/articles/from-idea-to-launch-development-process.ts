import type { SeedArticle } from '../article';

export default {
  id: '1',
  slug: 'from-idea-to-launch-development-process',
  title: 'From Idea to Launch: Our Development Process for Smart Products and Textiles',
  excerpt:
    'Founders keep asking us which visa their invention qualifies for. None, but the five steps of building it well leave a record that can speak for the person who did.',
  date: '2025-02-18',
  author: 'Arjun Patel',
  category: 'Living & Working in Australia',
  content: `
<p>Every few months somebody arrives at a consultation with a carrier bag. Inside is the reason they
want to live in Australia: a bandage that notices when it is too tight, a blanket that knows when
the baby is awake, a glove with opinions about your posture. They tip it out on the desk and ask,
quite reasonably, which visa it qualifies for.</p>
<p>None. Visas go to people who meet published criteria. But how a product was developed says a good deal about whoever developed it. So we ask
founders to plan and record the work in five steps. To keep it concrete, here they are for an
imaginary product: a cycling vest, woven with conductive thread, that signals left and right.</p>

<h2>1. Understand the idea</h2>
<p>Write one page before you buy any thread. Who has the problem? What do they do about it now? What
would have to be true for them to pay? For our vest, the honest competitor is a cyclist’s arm, which
is free and needs no charging. If the page cannot beat the arm, stop here, having spent nothing.</p>
<p>Talk to ten people who ride to work and write down what they said, with dates. If the idea might
be patentable, speak to a patent attorney or read <a href="https://www.ipaustralia.gov.au/">IP
Australia</a> before you show it to anybody.</p>

<h2>2. Build the first prototype</h2>
<p>The first prototype answers one question and may be ugly. Ours is a supermarket hi-vis vest with
two strips of lights and a switch sewn into the cuff. It exists to learn whether a rider can find
the switch in winter gloves. Photograph it, keep the receipts and note who did which part. “We” is a
friendly word and a useless record: if you designed the circuit and your friend did the sewing, say
so.</p>

<h2>3. Test and refine</h2>
<p>Textiles are hard on electronics. They stretch, sweat, crease and get washed by people who have
not read the label. Decide beforehand what counts as a pass, such as twenty washes with both arrows
still lit, then write down every failure. A test report in which nothing fails is a brochure.</p>
<ul>
  <li>Change one thing at a time, and number the versions.</li>
  <li>Let strangers use it; friends are far too kind.</li>
  <li>Record what you decided <em>not</em> to build, and why.</li>
</ul>

<h2>4. Prepare for production</h2>
<p>Now it has to be made five hundred times by somebody else. That means drawings, a parts list, a
supplier for each part and a second supplier for the awkward ones. It also means rules. In
Australia, clothing sold to consumers generally needs care labels, and there are separate
requirements for batteries, electrical goods and anything that uses radio. Start with the
<a href="https://www.productsafety.gov.au/">ACCC’s Product Safety site</a> and budget for a test
laboratory early.</p>

<h2>5. Launch</h2>
<p>Launch small. Sell fifty vests to one club, answer every email yourself, and count returns as
carefully as sales. A modest launch with real numbers persuades investors, employers and officials
more than a large one with adjectives.</p>

<h2>Where migration comes into it</h2>
<p>A prototype does not replace any visa requirement, and we would be wary of anyone who tells you
otherwise. Three points are worth knowing as of today.</p>
<ol>
  <li>The Business Innovation and Investment Program closed to new applications in July 2024,
  according to the Department of Home Affairs. Much of the advice still online describes it in the
  present tense.</li>
  <li>The National Innovation visa (858) opened on 6 December 2024. The
  <a href="https://immi.homeaffairs.gov.au/">Department of Home Affairs</a> describes it as a
  permanent visa, by invitation, for people with an internationally recognised record of exceptional
  and outstanding achievement. That is a high bar, and a first product rarely clears it alone.</li>
  <li>If you already hold a visa with work limits, time spent on your own business can still count
  as work. Read your conditions before you register a company.</li>
</ol>
<p>The record pays off elsewhere. Skills assessors and employers ask what you personally did and
when, and a dated, numbered, slightly battered project file answers better than a polished paragraph
written the week before lodgement.</p>

<h2>What to do next</h2>
<p>Start the file today: one folder for each step, dates on everything, names beside the work. Then
<a href="/contact">bring it to a consultation</a>, bag and all, and we will tell you plainly which
visas your own history could support, and which it could not.</p>
<p><em>This article is general information of 18 February 2025; each figure names its own day. It is not migration, legal or
intellectual property advice for your circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
