/** Visitors' searches and the page they mean, for tests of the search. */
type Question = readonly [typed: string, meant: string];

const guide = (name: string) => `/services/${name}`;
const post = (slug: string) => `/blog/${slug}`;
const pr = guide('permanent-residency');
const employer = guide('employer-sponsored');
const student = guide('student-visa');
const graduate = guide('post-study-work');
const visitor = guide('visitor-visa');
const partner = guide('partner-visa');

/** Posts in other scripts than the site's own. */
export const otherPosts = [
  {
    slug: 'xuesheng-qianzheng',
    title: '澳大利亚学生签证申请指南',
    excerpt: '如何准备学生签证的材料和资金证明。',
    content:
      '<p>申请学生签证时，您需要录取确认书、海外学生健康保险和足够的生活费。</p><h2>工作时间</h2><p>学期内每两周最多可工作四十八小时。</p>',
  },
  {
    slug: 'banlu-qianzheng',
    title: '配偶签证需要哪些证据',
    excerpt: '事实婚姻和登记结婚的伴侣如何证明关系真实。',
    content: '<p>移民局会看四个方面：财务、社交、家庭和承诺。共同银行账户是很好的证据。</p>',
  },
  {
    slug: 'hindi-chhatra-visa',
    title: 'ऑस्ट्रेलिया छात्र वीज़ा की पूरी जानकारी',
    excerpt: 'पढ़ाई के लिए वीज़ा, खर्च और ज़रूरी दस्तावेज़।',
    content:
      '<p>छात्र वीज़ा के लिए अंग्रेज़ी परीक्षा, स्वास्थ्य बीमा और रहने का खर्च दिखाना होता है।</p><h2>काम के घंटे</h2><p>आप पखवाड़े में अड़तालीस घंटे काम कर सकते हैं।</p>',
  },
  {
    slug: 'gujarati-pr',
    title: 'ઑસ્ટ્રેલિયામાં કાયમી નિવાસ કેવી રીતે મેળવવો',
    excerpt: 'પોઈન્ટ ટેસ્ટ, કૌશલ્ય આકારણી અને આમંત્રણ.',
    content:
      '<p>કાયમી નિવાસ માટે ઉંમર, અંગ્રેજી અને અનુભવના પોઈન્ટ ગણાય છે. વિઝા અરજી પહેલાં કૌશલ્ય આકારણી કરાવો.</p>',
  },
];

const figure = (key: string) => `/changes#${key}`;

/**
 * Questions as visitors type them, and what comes first: ten have typos, ten use words that the site
 * doesn't.
 */
export const asked: readonly Question[] = [
  ['189 cost', figure('visa-189-charge')],
  ['how long can I stay on 485', figure('visa-485-stay-higher')],
  ['student work hours', figure('visa-500-work-hours')],
  ['de facto months', figure('partner-de-facto')],
  ['student visa fee', figure('visa-500-charge')],
  ['500 visa charge', figure('visa-500-charge')],
  ['how much is a partner visa', figure('visa-820-charge')],
  ['820 processing time', figure('visa-820-processing')],
  ['how long does a student visa take', figure('visa-500-processing')],
  ['485 age limit', figure('visa-485-age-limit')],
  ['graduate visa cost', figure('visa-485-charge')],
  ['482 minimum salary', figure('visa-482-core-income')],
  ['190 fee', figure('visa-190-charge')],
  ['491 price', figure('visa-491-charge')],
  ['186 age', figure('visa-186-age-limit')],
  ['student living costs', figure('visa-500-living-costs')],
  ['visitor visa how long', figure('visa-600-stay')],
  ['ielts for student visa', figure('visa-500-english-ielts')],
  ['pte score 500', figure('visa-500-english-pte')],
  ['482 work experience', figure('visa-482-experience')],
  // Mistyped.
  ['studnet visa cost', figure('visa-500-charge')],
  ['graduat visa age limit', figure('visa-485-age-limit')],
  ['partner visa procesing time', figure('visa-820-processing')],
  ['189 aplication fee', figure('visa-189-charge')],
  ['student work huors', figure('visa-500-work-hours')],
  ['skiled independent cost', figure('visa-189-charge')],
  ['vistor visa', visitor],
  ['parnter visa', partner],
  ['permanant residency', pr],
  ['contat', '/contact'],
  // In other words than the site's.
  ['tsmit', figure('visa-482-core-income')],
  ['vac 189', figure('visa-189-charge')],
  ['bank balance for student visa', figure('visa-500-living-costs')],
  ['psw price', figure('visa-485-charge')],
  ['wife visa cost', figure('visa-820-charge')],
  ['fiance visa fee', figure('visa-300-charge')],
  ['457 salary', figure('visa-482-core-income')],
  ['green card', pr],
  ['tourist visa', visitor],
  ['spouse', partner],
  // Pages.
  ['partner visa', partner],
  ['student visa', student],
  ['485', graduate],
  ['482', employer],
  ['privacy', '/privacy-policy'],
  ['points calculator', '/points-calculator'],
  ['which visa is right for me', '/visa-assessment'],
  ['contact', '/contact'],
  ['your team', '/about'],
  ['checklist', '/resources/visa-document-checklist'],
];

/** Used to tune the search. */
export const tuned: readonly Question[] = [
  ['partner visa', partner],
  ['parter visa', partner],
  ['PR', pr],
  ['spouse', partner],
  ['de facto', partner],
  ['485', graduate],
  ['subclass-189', pr],
  ['485?', graduate],
  ['perm res', pr],
  ['visitor', visitor],
  ['turist visa', visitor],
  ['work hours student', post('student-work-rights-and-fair-pay')],
  ['482 sponsor', employer],
  ['skills in demand', employer],
  ['points calculater', '/points-calculator'],
  ['official points test', '/points-calculator/official'],
  ['contact', '/contact'],
  ['phone number adelaide', '/contact'],
  ['student visa cost', '/services/student-visa'],
  ['genuine student questions', '/resources/genuine-student-workbook'],
  ['checklist', '/resources/visa-document-checklist'],
  ['budget', '/resources/student-budget-planner'],
  ['privacy', '/privacy-policy'],
  ['parents visit', post('visitor-visa-for-parents')],
  ['which visa is right for me', '/visa-assessment'],
  ['fee increase july', '/changes'],
  ['relationship evidence', post('partner-visa-evidence-that-convinces')],
  ['学生签证', post('xuesheng-qianzheng')],
  ['银行账户', post('banlu-qianzheng')],
  ['वीजा', post('hindi-chhatra-visa')],
  ['કાયમી નિવાસ', post('gujarati-pr')],
  ['graduate visa age limit', '/services/post-study-work'],
  ['sc190 nsw', pr],
  ['appeal', '/contact'],
  ['new visa charges july', '/changes'],
  ['પાર્ટનર વિઝા', partner],
];

/** Used only to measure; nothing was tuned for them. */
export const heldOut: readonly Question[] = [
  ['husband visa', partner],
  ['marraige visa', partner],
  ['820', partner],
  ['fiance', partner],
  ['permenant residancy', pr],
  ['190', pr],
  ['491 regional', pr],
  ['subclass 500', student],
  ['studnt visa', student],
  ['study in australia', student],
  ['oshc', student],
  ['psw', graduate],
  ['post study work', graduate],
  ['temporary graduate 485 mistakes', post('temporary-graduate-visa-485')],
  ['186', employer],
  ['ens visa', employer],
  ['labour market testing', employer],
  ['holiday visa', visitor],
  ['600', visitor],
  ['no further stay', visitor],
  ['fair pay', post('student-work-rights-and-fair-pay')],
  ['choosing a course', post('choosing-a-course-genuine-student')],
  ['gte', post('choosing-a-course-genuine-student')],
  ['eoi', pr],
  ['point worksheet', '/resources/points-test-worksheet'],
  ['book appointment', '/contact'],
  ['your team', '/about'],
  ['what changed', '/changes'],
  ['schedule 6d', '/points-calculator/official'],
  ['processing time partner', partner],
  ['配偶', post('banlu-qianzheng')],
  ['签证需要什么证据', post('banlu-qianzheng')],
  ['काम के घंटे', post('hindi-chhatra-visa')],
  ['કૌશલ્ય', post('gujarati-pr')],
  ['વીઝા અરજી', post('gujarati-pr')],
];
