import type { SeedArticle } from '../article';

export default {
  id: '5',
  slug: 'temporary-graduate-visa-485',
  title: 'After Graduation: Getting the 485 Visa Right the First Time',
  excerpt:
    'There is a deadline, and a list of things that must be true on the day you lodge. A guide to the Temporary Graduate visa for people who have just finished their course.',
  date: '2025-11-25',
  author: 'Priya Raman',
  category: 'Student Visas',
  content: `
<p>You have handed in the last assignment. Congratulations. Next comes the Temporary Graduate visa
(485), which lets many international graduates stay on and work. Its rules are not
especially hard, but they are strict about dates.</p>

<h2>Which stream is yours?</h2>
<p>Your <em>qualification</em> decides the stream. The
<a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485">Department
of Home Affairs</a> renamed the streams on 1 July 2024. A website that still mentions the “Graduate
Work stream” is out of date.</p>
<table>
  <caption>
    Usual maximum stay for a first 485 visa
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
a longer stay after some degrees: up to {{visa-485-india-master in words}} after a master’s and {{visa-485-india-doctorate in words}} after a doctorate, for example.
Hong Kong and British National (Overseas) passport holders have their own, longer arrangement.
Graduates who studied and then lived in regional Australia may qualify later for a
second visa, in the Second Post-Higher Education Work stream.</p>
<p>The vocational stream has an extra hurdle. Your qualification must be closely related to an
occupation on the Department’s list, and you need to have applied for the skills assessment before
you lodge.</p>

<h2>The rules that decide most cases</h2>
<ul>
  <li><strong>Age.</strong> {{visa-485-age-rule}}.</li>
  <li><strong>The study requirement.</strong> At least {{visa-485-study-time in words}}, counted as
  {{visa-485-study-weeks}} of CRICOS-registered study, completed in no fewer than
  {{visa-485-study-months}}, with instruction in
  English. Credit for earlier study can reduce your weeks, so check them against your
  transcript.</li>
  <li><strong>The deadline.</strong> You apply within {{visa-485-apply-within in words}} of <em>completing</em> the course.
  Completion is the day your provider notifies you that you have met the requirements, not the day of
  the ceremony.</li>
  <li><strong>English.</strong> A result from an approved test taken in the {{visa-485-english-validity in words}} before you
  apply, unless your passport exempts you. The tests and scores have changed more than once: read
  the current list.</li>
</ul>

<h2>What must be there on the day</h2>
<p>Many refusals we see are of good graduates with one missing attachment. For this visa several
things must be attached when you lodge, not later.</p>
<ol>
  <li>The English test result, unless your passport exempts you.</li>
  <li>Evidence that you have applied for an Australian Federal Police check, for each person aged
  {{visa-485-police-check-age}} or over.</li>
  <li>Evidence of adequate health insurance from the day you apply. A student policy may not
  be enough.</li>
  <li>The completion letter, with the completion date on it, and your transcript.</li>
</ol>
<blockquote><p>Order the police check the day you finish your last exam.</p></blockquote>

<h2>Think two visas ahead</h2>
<p>Since 1 July 2024, people in Australia on a Temporary Graduate visa have not been able to apply
for a Student visa from inside the country. Enrolling in another course is no longer a
back-up plan. So use the time you are granted: find work in your field, collect evidence of it as
you go, and find out early whether your next step is points, an employer or a career at home.</p>
<p>You can work full time on this visa, with the same pay and protections as anyone else. The
<a href="https://www.fairwork.gov.au/">Fair Work Ombudsman</a> explains them.</p>

<h2>What to do next</h2>
<p>Write three dates on one piece of paper: your completion date, the day {{visa-485-apply-within in words}} after it, and
the day your student visa expires. Then read our <a href="/services/post-study-work">post-study work
guide</a>, check the current application charge on the Department’s page, and lodge with weeks to
spare. If you are unsure of any of those dates, ask us.</p>
<p><em>This article is general information of 25 November 2025; each figure names its own day. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
