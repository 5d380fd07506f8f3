import { describe, expect, it } from 'vitest';
import { seededServer } from '../e2e/seededServer';
import { readPage, textOf } from '../e2e/serverPage';
import { guides } from './content/guides';
import { inGuide, pointsTable } from './content/points';
import { services } from './content/services';

const server = seededServer();
const read = (path: string) => readPage(server.url(), path);

describe('/about', () => {
  it('tells the story and names four specialisations, each linked to its guide', async () => {
    const { one, texts, region } = await read('/about');
    expect(textOf(one('title'))).toContain('Our Story');
    const fields = region('What we do most');
    expect(texts('h3', fields)).toEqual([
      'Student visas',
      'Permanent residency',
      'Work visas',
      'Family visas',
    ]);
    expect(fields.querySelectorAll('a[href^="/services/"]')).toHaveLength(4);
    expect(texts('h2')).toContain('How it began');
  });

  it('shows 8 members with name, role and bio', async () => {
    const { texts, region } = await read('/about');
    const members = texts('li', region('The people you will meet'));
    expect(members).toHaveLength(8);
    expect(members.find((text) => text.includes('Nisha Shah'))).toMatch(
      /Admissions counsellor.+first semester/,
    );
  });

  it('shows three offices with their hours: Australia Mon–Fri 9–6, Ahmedabad Mon–Sat 10–7', async () => {
    const { texts, region } = await read('/about');
    const offices = texts('.office', region('Our offices'));
    expect(offices).toHaveLength(3);
    expect(offices[0]).toMatch(/Canberra Head office .*Mon–Fri 9:00 AM–6:00 PM/);
    expect(offices[1]).toMatch(/Adelaide .*Mon–Fri 9:00 AM–6:00 PM/);
    expect(offices[2]).toMatch(/Ahmedabad .*Mon–Sat 10:00 AM–7:00 PM/);
  });
});

describe('/privacy-policy', () => {
  it('has 11 sections, the date of its last change, and a link home', async () => {
    const { one, texts } = await read('/privacy-policy');
    const main = one('main');
    expect(texts('h2', main).map((heading) => Number.parseInt(heading, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(textOf(main)).toContain('Last updated August 25, 2025');
    expect(textOf(main)).toContain('governed by the Australian Privacy Act 1988');
    expect(texts('a[href="/"]', main)).toContain('Back to Home');
  });

  it('opens mail and phone links in the same tab', async () => {
    const { one } = await read('/privacy-policy');
    expect(one('#contact a[href^="mailto:"]').getAttribute('target')).toBeNull();
  });
});

describe('/contact', () => {
  it('promises a reply within 24 hours and says when the phone is answered', async () => {
    const { one } = await read('/contact');
    expect(textOf(one('main'))).toContain('We reply within 24 hours.');
    expect(textOf(one('main .hours'))).toBe(
      'Mon–Fri 9:00 AM–6:00 PM Sat 10:00 AM–2:00 PM Sun Closed',
    );
  });

  it('gives every office with address, phone and email as links', async () => {
    const { one } = await read('/contact');
    const contact = one('#contact-info');
    for (const part of ['', ' address', ' a[href^="tel:+"]', ' a[href^="mailto:"]']) {
      expect(contact.querySelectorAll(`.office${part}`), part).toHaveLength(3);
    }
  });
});

/** Each guide's figures from the specification's section 9 and its table of routes. */
const figures: Record<string, readonly string[]> = {
  '/services/student-visa': [
    '4–8 weeks',
    'From $2,500 (before: $2,000)',
    '48 hours a fortnight',
    'Course length + 1–4 years',
    '$29,710 a year',
    '5.5–7.0',
    '42–65',
    '46–94',
    '162–185',
  ],
  '/services/permanent-residency': ['65+', 'about 85+', 'about 65+ with nomination'],
  '/services/employer-sponsored': ['2–4 years', 'Under 45'],
  '/services/post-study-work': [
    'Under 35',
    '6 months',
    '2 years (92 weeks)',
    '18 months',
    '2–4 years',
    '2–3 years',
  ],
  '/services/visitor-visa': ['3, 6 or 12 months', 'Up to 3 months', 'No work'],
  '/services/partner-visa': [
    '29–37 months',
    '24–35 months',
    '18–27 months',
    '9–15 months',
    'About 2 years',
  ],
};

describe.each(guides.map((guide) => [guide.path, guide] as const))('%s', (path, guide) => {
  it('shows its title, subclass, figures, sources and contents', async () => {
    const { document, one, texts } = await read(path);
    expect(texts('h1')).toEqual([guide.title]);
    const text = textOf(one('main'));
    expect(texts('.margin-title')).toContain(guide.subclass);
    const missing = (figures[path] ?? []).filter((figure) => !text.includes(figure));
    expect(missing).toEqual([]);
    const facts = textOf(one('.guide-facts'));
    for (const { label } of guide.facts) expect(facts).toContain(label);
    expect(facts).not.toContain('{{');
    const sources = textOf(one('#sources'));
    for (const { title } of guide.sources) expect(sources).toContain(title);

    // Once to unfold on a phone, once beside the text.
    const links = [...document.querySelectorAll('nav[aria-label="On this page"] a')];
    expect(links).toHaveLength(2 * (guide.sections.length + 1));
    for (const link of links) {
      expect(texts(`${link.getAttribute('href')} h2`)).toEqual([textOf(link)]);
    }
  });

  it('has its breadcrumbs for search engines', async () => {
    const { one } = await read(path);
    const json = one('script[type="application/ld+json"]').textContent;
    const graph = JSON.parse(json ?? '')['@graph'] as Record<string, unknown>[];
    expect(graph.find((entry) => entry['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Services' },
        { position: 3, name: guide.title, item: expect.stringContaining(path) },
      ],
    });
  });

  it('leads to the consultation, the calculator and the other services', async () => {
    const { one, document } = await read(path);
    const { primary, secondary } = guide.callToAction;
    const links = [...one('main').querySelectorAll('a')];
    const to = (label: string) =>
      links.filter((link) => textOf(link) === label).map((link) => link.getAttribute('href'));
    const buttons = [...document.querySelectorAll('main :is(a, button)')].map(textOf);
    expect(buttons).toContain(primary.label.replace('{free:Free }', 'Free '));
    expect(secondary.path).toBe('/points-calculator');
    expect(to(secondary.label)).toContain(secondary.path);
    expect(to('Back to Services')).toEqual(['/services']);
  });
});

it.each([
  ['/services/student-visa', 6],
  ['/services/permanent-residency', 8],
  ['/services/partner-visa', 2],
])('%s numbers its %i steps', async (path, count) => {
  const { texts } = await read(path);
  expect(texts('.guide-trail > li')).toHaveLength(count);
});

describe('/services/permanent-residency', () => {
  it('shows the points table as the guide reads it', async () => {
    const { document } = await read('/services/permanent-residency');
    const table = [...document.querySelectorAll('table')].find((found) =>
      /Points for the 189/.test(textOf(found)),
    );
    const rows = new Map(
      [...(table?.querySelectorAll('tr') ?? [])].map((row) => {
        const [label, points] = [...row.querySelectorAll('th, td')].map(textOf);
        return [label, points] as const;
      }),
    );
    for (const { label, points } of Object.values(pointsTable).flatMap(inGuide)) {
      expect(rows.get(label), label).toBe(String(points));
    }
    expect(rows.get('Master’s degree')).toBe('15');
  });

  it('has three visas, and buttons to the free resources', async () => {
    const { document, texts } = await read('/services/permanent-residency');
    expect(texts('#visas .guide-card-figure strong')).toEqual(['65+', '65+', '65+']);
    const links = [...document.querySelectorAll('#free-resources a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/resources'));
  });
});

it('the partner guide sorts evidence under the four aspects', async () => {
  const { texts } = await read('/services/partner-visa');
  expect(texts('#evidence .guide-card h3')).toEqual([
    'Financial',
    'Social',
    'Household',
    'Commitment',
  ]);
});

it('/services shows the six services with their subclasses and descriptions', async () => {
  const { document, texts } = await read('/services');
  expect(texts('.services-entry h2')).toEqual(services.map(({ title }) => title));
  const entries = [...document.querySelectorAll('.services-entry')];
  for (const [index, { subclasses, description, path }] of services.entries()) {
    const entry = entries[index];
    const text = entry ? textOf(entry) : '';
    for (const part of [...subclasses, description]) expect(text).toContain(part);
    const guide = [...(entry?.querySelectorAll('a') ?? [])].find((link) =>
      textOf(link).includes('Read the guide'),
    );
    expect(guide?.getAttribute('href')).toBe(path);
  }
});

describe('/resources', () => {
  it('shows free items with downloads 2.3k, 5.1k, 1.8k, 3.2k and premium values $97, $67, $47', async () => {
    const { region } = await read('/resources');
    expect(textOf(region('Free resources')).match(/[\d.]+k downloads/g)).toEqual([
      '2.3k downloads',
      '5.1k downloads',
      '1.8k downloads',
      '3.2k downloads',
    ]);
    const premium = textOf(region('Premium guides'));
    expect(premium.match(/\$\d+(?!\d*\+)/g)).toEqual(['$97', '$67', '$47']);
    expect(premium).toContain('worth $200+');
  });

  it('opens official links in a new tab', async () => {
    const { region } = await read('/resources');
    const links = [...region('Official government links').querySelectorAll('a')];
    expect(links).toHaveLength(9);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
      expect(link.getAttribute('href')).toMatch(/^https:\/\/[^/]+\.gov\.au\//);
    }
  });

  it('has no page for an unknown guide', async () => {
    const { one } = await read('/resources/no-such-guide');
    expect(textOf(one('main'))).toContain('Oops! Page not found');
  });
});
