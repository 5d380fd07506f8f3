import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { about } from './about';
import { assessment, assessmentRecommendations } from './assessment';
import { assessmentSteps } from './assessmentQuestions';
import { blogPage } from './blogPage';
import { calculator } from './calculator';
import { company } from './company';
import { contact } from './contact';
import { enquiryForm } from './enquiryForm';
import { freeGuides } from './freeGuides';
import { guides } from './guides';
import { home } from './home';
import { officialTest } from './officialTest';
import { partnerName, partners } from './partners';
import { freeResources, governmentLinks, premiumResources, resourcesPage } from './resources';
import { services } from './services';
import { servicesPage } from './servicesPage';
import { approvalNotice, approvals, heroStats, heroStatsChange } from './socialProof';
import { team } from './team';
import { stringsOf, wordCount } from './text';

const everything = {
  about,
  assessment,
  assessmentRecommendations,
  assessmentSteps,
  blogPage,
  calculator,
  company,
  contact,
  enquiryForm,
  freeGuides,
  freeResources,
  governmentLinks,
  guides,
  home,
  officialTest,
  premiumResources,
  resourcesPage,
  services,
  servicesPage,
  team,
};

describe('people and partners', () => {
  it('shows eight people, four of them on the home page', () => {
    expect(team).toHaveLength(8);
    expect(team.filter(({ onHome }) => onHome)).toHaveLength(4);
    expect(new Set(team.map(({ name }) => name)).size).toBe(8);
  });

  it('has 25 partners, each with its own small logo', () => {
    expect(partners).toHaveLength(25);
    expect(new Set(partners.map(({ name }) => name)).size).toBe(25);
    const folder = `${import.meta.dirname}/partners`;
    const drawings = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    expect(drawings).toHaveLength(25);
    expect(new Set(drawings).size).toBe(25);
    for (const drawing of drawings) {
      expect(drawing.length).toBeLessThan(1500);
      expect(drawing).toContain('viewBox="0 0 160 64"');
    }
  });

  it('derives a partner’s name from its file', () => {
    expect(partnerName('./partners/southern-cross-bay-college.svg')).toBe(
      'Southern Cross Bay College',
    );
    expect(partnerName('./partners/red-gum-college-of-health.svg')).toBe(
      'Red Gum College of Health',
    );
  });
});

describe('social proof', () => {
  it('has the constants of section 9', () => {
    expect(Object.values(heroStats).map(({ start }) => start)).toEqual([1000, 98, 6]);
    expect(heroStatsChange).toEqual({
      everySeconds: 30,
      clients: { min: 0, max: 2 },
      successRate: { min: 98, max: 99 },
      processingTime: { min: 6, max: 8 },
    });
    expect(approvals).toHaveLength(5);
    expect(approvalNotice.everySeconds).toBe(15);
    expect(approvalNotice.count).toMatchObject({ start: 8, min: 3, max: 12, step: 1 });
  });
});

describe('pages', () => {
  it('resources have the specification’s counts and values, and each a real guide', () => {
    expect(freeResources.map(({ downloads }) => downloads)).toEqual([
      '2.3k',
      '5.1k',
      '1.8k',
      '3.2k',
    ]);
    expect(premiumResources.map(({ value }) => value)).toEqual([97, 67, 47]);
    expect(resourcesPage.premium.lead).toContain(resourcesPage.premium.claim);
    expect(freeResources.map(({ title, path }) => [title, path])).toEqual(
      freeGuides.map(({ title, slug }) => [title, `/resources/${slug}`]),
    );
  });

  it.each(freeGuides.map((guide) => [guide.title, guide] as const))(
    '%s is long enough to use and holds together',
    (_, guide) => {
      expect(wordCount(guide)).toBeGreaterThan(400);
      expect(wordCount(guide)).toBeLessThan(900);
      const ids = guide.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const block of guide.sections.flatMap(({ blocks }) => blocks)) {
        if (block.kind !== 'worksheet') continue;
        for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      }
    },
  );

  it('contact promises a reply within the firm’s hours and a consultation of 30 minutes', () => {
    expect(contact.enquiry.promise).toBe('We reply within {hours}.');
    expect(contact.booking.minutes).toBe(30);
    expect(contact.booking.text).toContain('30 minutes');
  });

  it('about names four specialisations and the founding', () => {
    expect(about.specializations.items.map(({ title }) => title)).toEqual([
      'Student visas',
      'Permanent residency',
      'Work visas',
      'Family visas',
    ]);
    expect(about.hero.lead).toContain('founded in {founded}');
  });

  it('assessment has the constants of section 9 and asks only for what its rules need', () => {
    expect(
      assessmentRecommendations.map(({ goal, maxAge, subclass, suitability, timeline }) => [
        goal,
        maxAge,
        subclass,
        suitability,
        timeline,
      ]),
    ).toEqual([
      ['study', undefined, '500', 95, '{{visa-500-processing}}'],
      ['work', 45, '189', 85, '{{assessment-189-time}}'],
      ['family', undefined, '820/801', 90, '{{assessment-820-time}}'],
    ]);
    const questions = assessmentSteps.flatMap((step) => step.questions);
    // Name, email and phone are in the common part of all enquiry forms.
    expect(questions).toHaveLength(13);
    const required = questions.filter(({ requiredFor }) => requiredFor);
    expect(required.map(({ name }) => name)).toEqual(['visaGoal', 'age']);
    for (const { missing } of required) expect(missing).toBeTruthy();
  });

  it('leaves no placeholder in any sentence', () => {
    const placeholder =
      /\b(undefined|NaN|lorem|TODO)\b|\[object|\{\{(?!(?:visa|assessment|partner|points|sponsor|training|course|police)-[a-z0-9 @-]+\}\})/;
    expect(stringsOf(everything).filter((text) => placeholder.test(text))).toEqual([]);
  });
});
