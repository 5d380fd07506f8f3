import type { SeedArticle } from '../article';

export default {
  id: '5',
  slug: 'temporary-graduate-visa-485',
  title: 'After Graduation: Getting the 485 Visa Right the First Time',
  excerpt:
    'You have {{visa-485-apply-within in words}} to apply and a list of things that must be true on the day you lodge. A calm guide to the Temporary Graduate visa for people who have just handed in.',
  date: '2025-11-25',
  author: 'Mei-Lin Zhou',
  category: 'Student Visas',
  content: `
<p>You have handed in the last assignment, slept for two days and returned eleven library books.
Congratulations. Now for the less glamorous part: the Temporary Graduate visa (subclass 485), which
lets many international graduates stay on and work. Its rules are not especially hard. They are just
unforgiving about dates.</p>

<h2>Which stream is yours?</h2>
<p>Your <em>qualification</em> decides the stream, according to the
<a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485">Department
of Home Affairs</a>, which renamed the streams on 1 July 2024. If a website still sends you to the
“Graduate Work stream”, it is out of date, and so may be the rest of it.</p>
<table>
  <caption>
    Usual maximum stay for a first subclass 485 visa. Source: Department of Home Affairs,
    November 2025.
  </caption>
  <thead>
    <tr>
      <th scope="col">Your qualification</th>
      <th scope="col">Stream</th>
      <th scope="col">Up to</th>
    </tr>
  </thead>
  <tbody>
    <tr>
      <th scope="row">Associate degree, diploma or trade</th>
      <td>Post-Vocational Education Work</td>
      <td>{{visa-485-stay-vocational}}</td>
    </tr>
    <tr>
      <th scope="row">Bachelor, including honours</th>
      <td>Post-Higher Education Work</td>
      <td>{{visa-485-most-bachelor}}</td>
    </tr>
    <tr>
      <th scope="row">Master’s by coursework or extended</th>
      <td>Post-Higher Education Work</td>
      <td>{{visa-485-most-coursework}}</td>
    </tr>
    <tr>
      <th scope="row">Master’s by research or doctorate</th>
      <td>Post-Higher Education Work</td>
      <td>{{visa-485-most-research}}</td>
    </tr>
  </tbody>
</table>
<p>There are exceptions. Under the Australia–India trade agreement, Indian nationals may be granted
longer for some degrees: up to {{visa-485-india-master in words}} after a master’s and {{visa-485-india-doctorate in words}} after a doctorate, for example.
Hong Kong and British National (Overseas) passport holders have their own, longer arrangement.
Graduates who studied and then lived in regional Australia may qualify later for a
second visa, in the Second Post-Higher Education Work stream.</p>
<p>The vocational stream has an extra hurdle. Your qualification must be closely related to an
occupation on the Department’s list, and you need to have applied for the skills assessment before
you lodge.</p>

<h2>The rules that decide most cases</h2>
<ul>
  <li><strong>Age.</strong> {{visa-485-age-rule}}. So it has been {{visa-485-age-rule since}}.</li>
  <li><strong>The study requirement.</strong> At least {{visa-485-study-time in words}}, counted as
  {{visa-485-study-weeks}} of CRICOS-registered study, completed in no fewer than
  {{visa-485-study-months}}, with instruction in
  English. Credit and exemptions can shrink your weeks, so do the sum with your transcript beside
  you.</li>
  <li><strong>The deadline.</strong> You apply within {{visa-485-apply-within in words}} of <em>completing</em> the course.
  Completion is the day your provider notifies you that you have met the requirements. The ceremony,
  with the hat, comes too late to matter.</li>
  <li><strong>English.</strong> A result from an approved test taken within the year before you
  apply, unless your passport exempts you. Test names and scores have changed more than once; read
  the current list.</li>
</ul>

<h2>What must be there on the day</h2>
<p>Many refusals we see are of good graduates with one missing attachment. For this visa several
things must accompany the application. They cannot stroll in a fortnight later.</p>
<ol>
  <li>The English test result, unless your passport exempts you.</li>
  <li>Evidence that you have applied for an Australian Federal Police check, for each person aged
  {{visa-485-police-check-age}} or over.</li>
  <li>Evidence of adequate health insurance from the day you apply. A student policy may not
  do.</li>
  <li>The completion letter, with the completion date on it, and your transcript.</li>
</ol>
<blockquote><p>Order the police check the day you finish your last exam. It is the least exciting
celebration available and the most useful.</p></blockquote>

<h2>Think two visas ahead</h2>
<p>Since 1 July 2024, people in Australia on a Temporary Graduate visa have not been able to apply
for a Student visa from inside the country. “I will just enrol in something” has stopped being a
back-up plan. So use the months you are granted: find work in your field, gather evidence of it as
you go, and learn early whether your future lies with points, an employer or home.</p>
<p>You can work full time on this visa, with the same pay and protections as anyone else. The
<a href="https://www.fairwork.gov.au/">Fair Work Ombudsman</a> explains them.</p>

<h2>What to do next</h2>
<p>Write three dates on one piece of paper: your completion date, the day {{visa-485-apply-within in words}} after it, and
the day your student visa expires. Then read our <a href="/services/post-study-work">post-study work
guide</a>, check the current application charge on the Department’s page, and lodge with weeks to
spare. If any of those dates has a question mark beside it, ask us before it becomes a full
stop.</p>
<p><em>This article is general information as of 25 November 2025. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
