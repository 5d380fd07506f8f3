import type { SeedArticle } from '../article';

export default {
  id: '2',
  slug: 'visitor-visa-for-parents',
  title: 'Bringing Mum and Dad Over: Visitor Visas for Parents',
  excerpt:
    'A graduation, a new baby, a first winter in Canberra. How to choose between the visitor options for parents, and how to show that a visit is only a visit.',
  date: '2025-04-15',
  author: 'Sofia Marchetti',
  category: 'Family & Partner',
  content: `
<p>A visa for visiting parents is usually simple, provided the family chooses the right stream and
answers the question the officer is actually asking.</p>
<p>That question is whether your parents <strong>genuinely intend a temporary stay</strong>. How
much you miss them does not come into it. Almost everything in a good application serves that one
point.</p>

<h2>Three ways to visit</h2>
<p>Most parents use the <strong>Visitor visa (600)</strong>, in either its Tourist stream
or its Sponsored Family stream. For families planning years rather than months, there is also the
<strong>Sponsored Parent (Temporary) visa (870)</strong>. Depending on their passports,
your parents may be able to use an electronic visa instead, so check that first.</p>
<table>
  <caption>
    Temporary visas for parents compared
  </caption>
  <thead>
    <tr>
      <th scope="col">Visa</th>
      <th scope="col">Length of stay</th>
      <th scope="col">Worth knowing</th>
    </tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">600, Tourist stream</th>
      <td>Usually {{visa-600-stay}}</td>
      <td>No formal sponsor; an invitation letter from you still helps</td>
    </tr>
    <tr>
      <th scope="row">600, Sponsored Family stream</th>
      <td>Up to {{visa-600-stay-family}}</td>
      <td>Apply from outside Australia; you sponsor, and a security bond may be requested</td>
    </tr>
    <tr>
      <th scope="row">870, Sponsored Parent (Temporary)</th>
      <td>{{visa-870-stay}}, up to {{visa-870-stay-total}} in all</td>
      <td>You must be approved as a sponsor before they can apply</td>
    </tr>
  </tbody>
</table>
<p>Charges differ a great deal between the three, and the 870 costs many times what a 600 does. They
change too, so we do not print them here: use the
<a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing">Department of Home
Affairs visa listing</a> on the day you apply.</p>

<h2>Conditions that catch families out</h2>
<p>The grant letter lists numbered conditions. The ones that matter most
are:</p>
<ul>
  <li><strong>8101, no work.</strong> Helping with your own grandchildren during a visit is family
  life. A paid job, or becoming somebody’s regular childcare arrangement, is a different matter. Ask
  first.</li>
  <li><strong>8201, study for no more than {{visa-600-study in words}}.</strong> A watercolour class is fine.</li>
  <li><strong>8503, no further stay.</strong> Where this is attached, as it is in the Sponsored
  Family stream, your parents generally cannot apply for another visa while they are in Australia
  unless the condition is waived, and waivers are narrow.</li>
  <li><strong>8558</strong>, on some visas, allows no more than {{visa-8558-stay}} in Australia in any period
  of {{visa-8558-period}}. Count the days.</li>
</ul>

<h2>Evidence that answers the question</h2>
<h3>Reasons to go home</h3>
<p>A house, a pension, a job with approved leave, a business, other children, elderly relatives.
Retired parents sometimes worry that they have “no ties” because they have no employer, but a settled
life counts. Show it with ordinary documents: property papers, pension statements, a letter from a
club or community.</p>
<h3>A plan with dates</h3>
<p>“Six months, to see our daughter” is thin. “From 2 June to 30 August, for the birth of our
grandson due on 20 June, with a week in Adelaide in July” is a visit. Ask for the time you need, and
let it match the reason.</p>
<h3>Money that makes sense</h3>
<p>The Department asks for enough money for the stay and does not publish a fixed amount for this
visa. If you are paying, say so in your letter and attach payslips and bank statements. A large
deposit the week before lodgement will be noticed, so explain it before anyone has to ask.</p>
<h3>Past travel</h3>
<p>Earlier visas used properly, here or elsewhere, help a great deal. Refusals must be declared.
An old refusal can be explained; one left out can sink the application on its own.</p>

<h2>Health cover</h2>
<p>Visitors are not generally covered by Medicare. Some countries have reciprocal agreements that
cover medically necessary care, listed by <a href="https://www.servicesaustralia.gov.au/">Services
Australia</a>. Everybody else should buy insurance that matches the whole stay, and read what it
says about existing conditions. For the 870, health insurance is a requirement of the visa. Older
applicants may also be asked for a medical examination.</p>

<h2>What to do next</h2>
<ol>
  <li>Agree on dates and a reason before choosing a visa.</li>
  <li>Check each passport for electronic options.</li>
  <li>Gather home-country documents first; they take longest, especially if they need
  translating.</li>
  <li>If there has been a refusal, an overstay or a permanent parent application, read our
  <a href="/services/visitor-visa">visitor visa guide</a> and talk to us before lodging
  anything.</li>
</ol>
<p><em>This article is general information of 15 April 2025; each figure names its own day. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
