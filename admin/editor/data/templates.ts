interface Template {
  name: string;
  html: string;
}

/** Templates for the blog's kinds of post. Add an entry for a new one. */
export const templates: readonly Template[] = [
  {
    name: 'News update',
    html: `<p class="lead">In one sentence: what changed, and for whom.</p>
<h2>What has changed</h2><p>The change and the date from which it counts.</p>
<h2>Who is affected</h2><ul><li>Visa holders who …</li><li>Applicants who …</li></ul>
<h2>What to do now</h2><ol><li>First step</li><li>Second step</li></ol>
<p>Source: <a href="https://immi.homeaffairs.gov.au/">Department of Home Affairs</a></p>`,
  },
  {
    name: 'Visa guide',
    html: `<p class="lead">What this visa lets you do.</p>
<h2>At a glance</h2>
<table border="1" style="width: 100%"><tbody>
<tr><th scope="row">Stay</th><td>…</td></tr><tr><th scope="row">Cost</th><td>…</td></tr>
<tr><th scope="row">Processing time</th><td>…</td></tr></tbody></table>
<h2>Who can apply</h2><ul><li>…</li></ul>
<h2>How to apply</h2><ol><li>…</li></ol>
<div class="callout"><p>Good to know: …</p></div>`,
  },
  {
    name: 'Questions and answers',
    html: `<p class="lead">What these questions have in common.</p>
<h2>First question?</h2><p>Answer.</p><h2>Second question?</h2><p>Answer.</p>`,
  },
  {
    name: 'Client story',
    html: `<p class="lead">Who it is about and what they reached.</p>
<h2>The beginning</h2><p>…</p><h2>The way</h2><p>…</p>
<blockquote><p>What the client says about it.</p></blockquote><h2>The result</h2><p>…</p>`,
  },
];
