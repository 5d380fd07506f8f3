import type { SeedArticle } from '../article';

export default {
  id: '7',
  slug: 'student-work-rights-and-fair-pay',
  title: 'Work Rights and Fair Pay for Students',
  excerpt:
    'How the fortnight is really counted, what your employer must pay, and why “I can cancel your visa” is an empty threat.',
  date: '2026-06-16',
  author: 'Arjun Patel',
  category: 'Living & Working in Australia',
  content: `
<p>My first job in Australia paid me in cash, in an envelope, in a laneway. I thought this was
normal, until a housemate explained that I was being underpaid. This is what I wish I had known when I
arrived.</p>

<h2>How much you may work</h2>
<p>Most student visa holders may work up to <strong>{{visa-500-work-hours}}</strong>
while their course is in session ({{visa-500-work-hours since}}), according to the
<a href="https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500">Department
of Home Affairs</a>. During scheduled breaks they may work any number of hours. Students who have
begun a master’s by research or a doctorate may work any number of hours at any time. You generally cannot start work until your course
has started.</p>
<p>The trap is the word “fortnight”. Under visa condition 8105 it is a period of 14 days beginning
on a Monday. That means <em>any</em> Monday, so every week belongs to two fortnights. Your pay cycle
has nothing to do with it.</p>
<p>So compare each week with the one before. A quiet week followed by a busy one may come exactly to
the limit; if the third week is busy too, the second and third together are over it, although no pay
cycle shows it. Add up <strong>all</strong> your jobs, including delivery riding and freelance work.
Half the limit each week keeps you safe without a spreadsheet.</p>

<h2>What you must be paid</h2>
<p>The <a href="https://www.fairwork.gov.au/">Fair Work Ombudsman</a> is clear that migrant workers
have the same workplace rights as everyone else, whatever their visa. In practice:</p>
<ul>
  <li><strong>At least the minimum rate</strong> for your job, which is usually set by an award and
  reviewed each year. Check it with the Ombudsman’s pay calculator.</li>
  <li><strong>A casual loading</strong> if you are casual, and penalty rates where your award has
  them, often on weekends and public holidays.</li>
  <li><strong>A payslip</strong> within one working day of being paid, even if you are paid in cash.
  Cash is legal; cash without a payslip is a warning sign.</li>
  <li><strong>Superannuation</strong>, at {{superannuation-rate}} for most employees {{superannuation-rate since}},
  according to the <a href="https://www.ato.gov.au/">Australian Taxation Office</a>. If you leave
  the country for good you can usually claim it, less tax.</li>
</ul>
<p>Underpaying a worker <em>on purpose</em> can be a federal crime: the law changed on 1 January
2025, as the Ombudsman’s site explains.</p>

<h2>Five lines to distrust</h2>
<ol>
  <li><strong>“The first week is a trial.”</strong> A short demonstration of a skill may be unpaid.
  A week of shifts is a job.</li>
  <li><strong>“You need an ABN.”</strong> Having a business number does not make you a business. If
  they set the hours, the uniform and the rate, ask the Ombudsman whether you are really an
  employee.</li>
  <li><strong>“Students get a student rate.”</strong> There are junior and trainee rates, but no
  rate for international students.</li>
  <li><strong>“Pay us back part of it in cash.”</strong> Employers generally cannot ask for wages
  back. Write down the date and the amount.</li>
  <li><strong>“I can cancel your visa.”</strong> They cannot. Only the Department of Home Affairs
  can grant, refuse or cancel a visa.</li>
</ol>

<h2>If it has already gone wrong</h2>
<p>Keep your own record: dates, start and finish times, who was there, photographs of the roster.
Then contact the Fair Work Ombudsman, which offers interpreters and accepts anonymous reports. The
workplace laws still protect you if you have worked too many hours.</p>
<p>There have also been arrangements, such as the Strengthening Reporting Protections pilot that
began in July 2024, to protect people who report exploitation from having their visas cancelled for
certain breaches. They come with conditions and end dates. Read what is in force today at
<a href="https://www.fairwork.gov.au/visa-protections">fairwork.gov.au/visa-protections</a>, and if
you think you have breached a condition, get advice before you write to anybody about it.</p>

<h2>What to do next</h2>
<p>Tonight, start a note on your phone: date, start, finish, break, place. Check your rate on the
Ombudsman’s calculator. Check your own conditions in VEVO, the Department’s free online service,
since your grant may differ from your friend’s. And if a question keeps you awake,
<a href="/contact">ask us</a>.</p>
<p><em>This article is general information of 16 June 2026; each figure names its own day. It is not migration or legal advice
for your circumstances.</em></p>
`.trim(),
} satisfies SeedArticle;
