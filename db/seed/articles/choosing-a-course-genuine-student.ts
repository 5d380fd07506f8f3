import type { SeedArticle } from '../article';

export default {
  id: '6',
  slug: 'choosing-a-course-genuine-student',
  title: 'Choosing a Course, and the Genuine Student Question Behind It',
  excerpt:
    'The best Genuine Student answer is a course that makes sense. How to choose one, what its questions are for, and what to budget before you apply.',
  date: '2026-02-03',
  author: 'Priya Raman',
  category: 'Student Visas',
  content: `
<p>People ask us to “fix the GS statement”. We read it, and the sentences are fine. What needs
fixing is the course: an experienced accountant enrolling in a certificate in leadership, say,
because a friend of a friend got in. No paragraph can rescue a plan that does not make sense.</p>

<h2>What the requirement is</h2>
<p>For student visa applications made on or after 23 March 2024, the <strong>Genuine
Student</strong> requirement replaced the older Genuine Temporary Entrant one, according to the
<a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500">Department
of Home Affairs</a>. The old test asked whether you really meant to leave. The new one asks whether
you really mean to study. You may hope to stay in Australia one day and say so, as long as study is
the true and main reason you are coming.</p>
<p>The application form asks a set of questions, each answered in English in no more than {{visa-500-answer-length}}.
They cover:</p>
<ul>
  <li>your present circumstances, including ties to family, community and work, and your
  finances;</li>
  <li>why this course, in Australia, with this provider, and what you understand about studying and
  living here;</li>
  <li>how finishing the course will benefit you;</li>
  <li>anything else that matters, and, for people who have studied here before or are applying in
  Australia from another visa, an account of that.</li>
</ul>
<p>The Department says it gives little weight to general statements without evidence. So
support what you say with documents.</p>

<h2>Choose the course first</h2>
<h3>Start from the job and work backwards</h3>
<p>Find three real advertisements, at home or in Australia, for the work you want afterwards. What
do they ask for? A course that supplies the missing line has already half answered the second and
third questions.</p>
<h3>Check that it exists in the way that counts</h3>
<p>International students must enrol in a course on
<a href="https://cricos.education.gov.au/">CRICOS</a>, the government register. Look up the provider
and the course yourself. <a href="https://www.studyaustralia.gov.au/">Study Australia</a>, the
official site for students, is a good place to compare cities and scholarships without anyone
earning commission from your choice.</p>
<h3>Be ready to explain a step sideways</h3>
<p>A second course at a lower level than the last, or in an unrelated field, is not forbidden, but
it will be noticed. Say why you are changing direction and what you have done about it so far: a
portfolio, a short course, a job.</p>

<h2>Budget before you apply</h2>
<p>Where financial evidence is required, the Department’s figure for a student’s living costs is
<strong>A{{visa-500-living-costs}} a year</strong>, in force {{visa-500-living-costs since}}. Tuition, travel and any family members
come on top. The figure is what the visa asks for; living in some cities costs more.</p>
<p>The Department’s charge for a student visa is <strong>A{{visa-500-charge}}</strong> for most applicants,
{{visa-500-charge since}}. Charges are usually reviewed each July. You
also need Overseas Student Health Cover, generally from arrival to the end of the visa.</p>
<p>Work helps, but keep it out of the arithmetic for your fees. Students may work up to {{visa-500-work-hours}}
while the course is in session, and the Department expects you to be able to pay without
it.</p>

<h2>Writing {{visa-500-answer-length}} that sound like you</h2>
<ol>
  <li><strong>Answer the question asked.</strong> Leave out general praise of
  Australia.</li>
  <li><strong>Prefer facts to feelings.</strong> “Two of the eight subjects cover structural timber,
  which my employer has begun to import” beats “world-class education” every time.</li>
  <li><strong>Attach the proof.</strong> An employment letter, your father’s tax return, the email
  in which you asked the course coordinator a question.</li>
  <li><strong>Write it yourself.</strong> Case officers recognise copied answers.</li>
</ol>

<h2>Who may help you</h2>
<p>An education agent can help you enrol. Only a registered migration agent, an Australian legal
practitioner or someone the <a href="https://www.legislation.gov.au/">Migration Act 1958</a> exempts
may give you immigration assistance in Australia. Check the register at
<a href="https://www.mara.gov.au/">mara.gov.au</a>.</p>

<h2>What to do next</h2>
<p>Write one page: where I am, where I want to be, what this course adds. If a friend can follow it,
you have your answers in draft. Then read our <a href="/services/student-visa">student visa
guide</a> and bring the page along to a consultation.</p>
<p><em>This article is general information of 3 February 2026; each figure names its own day. It is not advice for your
circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
