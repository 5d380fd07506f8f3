/** Visitors' words and their equivalents on this site. */
export interface OtherWords {
  said: readonly string[];
  means: readonly string[];
  /** Whether it has no guide, so that its meaning is only the nearest. */
  noGuide?: true;
}

/**
 * A search for a `said` phrase also looks for what it `means`. Lowercase, without punctuation; a
 * phrase matches if all its words occur. Word forms (`visas`, `applying`) are handled elsewhere.
 */
export const otherWords: readonly OtherWords[] = [
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'pr', 'permanent resident', 'permanent residence', 'green card', 'settle',
        'settle permanently', 'immigrate', 'migrate', 'citizen', 'citizenship', 'naturalisation',
      ],
    means: ['permanent residency', 'permanent residence'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'accountant', 'carpenter', 'chef', 'cook', 'doctor', 'electrician', 'engineer', 'mechanic',
        'nurse', 'plumber', 'programmer', 'teacher', 'tradie', 'welder',
      ],
    means: ['occupation list', 'occupation', 'skilled'],
  },
  // Visas without a guide: who can tell which one it is, and help with it.
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'working holiday', 'work and holiday', 'work holiday', 'backpacker', '417', '462', 'carer',
        'child visa', '101', '802', 'refugee', 'asylum', 'humanitarian', '866', 'investor',
        'business visa', '188', '888', 'training visa', '407', '408', 'resident return', '155',
        'bridging visa', 'bridging', '010', '020', '030', '050', 'protection visa', '785', '790',
        '200', 'remaining relative', '835', '836', '837', 'tribunal', 'appeal', 'art review',
        'ministerial intervention', '444', 'crew visa', '988', '476', '400',
      ],
    means: ['consultation'],
    noGuide: true,
  },
  {
    said: ['858', 'global talent', 'national innovation', 'distinguished talent'],
    means: ['national innovation', '858'],
  },
  { said: ['naati', 'ccl'], means: ['community language', 'points test'] },
  { said: ['lmt', 'labor market testing', 'job ads'], means: ['labour market testing'] },
  {
    said: ['tsmit', 'csit', 'ssit', 'income threshold', 'minimum salary', 'salary threshold'],
    means: ['income threshold', 'minimum salary'],
  },
  { said: ['contributory', '103', '143', '864'], means: ['parents', 'visa assessment'] },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'spouse', 'wife', 'husband', 'married', 'marriage', 'marry', 'fiance', 'fiancee',
        'girlfriend', 'boyfriend', 'couple', 'relationship', 'same sex', 'spousal',
      ],
    means: ['partner visa', 'partner'],
  },
  { said: ['de facto', 'defacto'], means: ['de facto', 'partner visa'] },
  {
    said: ['fiance', 'fiancee', 'engaged', 'getting married', 'wedding', '300'],
    means: ['prospective marriage'],
  },
  {
    said: ['309', '100', '820', '801', 'offshore partner', 'onshore partner'],
    means: ['partner visa'],
  },
  { said: ['189', 'skilled independent'], means: ['189', 'skilled independent'] },
  {
    said: ['190', 'state nomination', 'state nominated', 'state sponsorship', 'state sponsored'],
    means: ['190', 'skilled nominated'],
  },
  {
    said: ['491', 'regional visa', 'skilled regional', '489'],
    means: ['491', 'skilled work regional'],
  },
  { said: ['191'], means: ['191', 'permanent residence skilled regional'] },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        '485', 'tr', 'tr visa', 'psw', 'graduate visa', 'temporary graduate',
        'temporary residency', 'stay back', 'stayback', 'post study', 'after graduation',
        'after my course', 'graduate work',
      ],
    means: ['post study work', 'temporary graduate', '485'],
  },
  {
    said: [
      '482',
      '457',
      'tss',
      'sid',
      'work visa',
      'work permit',
      'skills in demand',
      'temporary skill shortage',
      'job offer',
    ],
    means: ['482', 'employer sponsored', 'skills in demand'],
  },
  {
    said: ['186', 'ens', 'employer nomination', '187'],
    means: ['186', 'employer nomination scheme'],
  },
  { said: ['494', 'regional employer'], means: ['494', 'employer sponsored regional'] },
  {
    said: [
      'sponsor',
      'sponsorship',
      'sponsor worker',
      'hire',
      'hiring',
      'employee',
      'company sponsor',
    ],
    means: ['employer sponsored', 'sponsorship'],
  },
  { said: ['500', 'study visa', 'study permit', 'study in australia'], means: ['student visa'] },
  {
    said: ['uni', 'university', 'college', 'course', 'masters', 'bachelor', 'admission', 'enrol'],
    means: ['course', 'student visa'],
  },
  { said: ['coe', 'confirmation of enrolment'], means: ['confirmation of enrolment', 'coe'] },
  {
    said: ['gte', 'gs', 'genuine temporary entrant', 'sop', 'statement of purpose'],
    means: ['genuine student'],
  },
  {
    said: ['oshc', 'health cover', 'health insurance', 'medical insurance'],
    means: ['oshc', 'health cover'],
  },
  {
    said: [
      '600',
      'tourist',
      'tourism',
      'holiday',
      'travel visa',
      'visit visa',
      'visiting',
      'trip',
      'eta',
      'evisitor',
      '601',
      '651',
    ],
    means: ['visitor visa', '600'],
  },
  {
    said: [
      'parents',
      'parent',
      'mum',
      'dad',
      'mother',
      'father',
      'mom',
      'grandparents',
      'grandmother',
      'grandfather',
      'brother',
      'sister',
      'relatives',
      '870',
    ],
    means: ['parents', 'visitor visa'],
  },
  { said: ['no further stay', '8503'], means: ['no further stay', 'condition 8503'] },
  {
    said: ['fee', 'fees', 'price', 'how much', 'cost', 'costs', 'charge', 'pay', 'cheap', 'vac'],
    means: ['charge', 'cost', 'fee'],
  },
  {
    said: [
      'how long',
      'does it take',
      'processing',
      'processing time',
      'wait',
      'waiting time',
      'duration',
      'timeline',
    ],
    means: ['processing time'],
  },
  {
    said: [
      'funds',
      'proof of funds',
      'bank balance',
      'savings',
      'show money',
      'financial',
      'living expenses',
      'money',
    ],
    means: ['living costs', 'funds', 'budget'],
  },
  {
    said: ['budget', 'expenses', 'cost of living', 'rent'],
    means: ['student budget', 'living costs'],
  },
  {
    said: ['hours', 'part time', 'part time job', 'work limit', 'work rights', 'job'],
    means: ['hours of work', 'work rights', 'work hours'],
  },
  {
    said: ['wage', 'wages', 'salary', 'underpaid', 'minimum wage', 'payslip', 'fair work'],
    means: ['fair pay', 'wages', 'salary'],
  },
  {
    said: ['ielts', 'pte', 'toefl', 'english', 'english test', 'language test', 'band', 'oet'],
    means: ['english test', 'english', 'ielts'],
  },
  {
    said: ['eoi', 'invitation', 'invite', 'skillselect', 'skill select'],
    means: ['expression of interest', 'skillselect'],
  },
  {
    said: [
      'points',
      'score',
      'point test',
      'points test',
      'calculate',
      'calculator',
      'points table',
    ],
    means: ['points test', 'points calculator', 'points'],
  },
  {
    said: ['schedule 6d', 'official calculator', 'official test'],
    means: ['official points test'],
  },
  {
    said: ['occupation list', 'sol', 'csol', 'mltssl', 'anzsco', 'occupation'],
    means: ['occupation list', 'occupation'],
  },
  {
    said: ['skill assessment', 'skills assessment', 'acs', 'vetassess', 'engineers australia'],
    means: ['skills assessment'],
  },
  {
    said: ['age', 'age limit', 'too old'],
    means: ['age limit', 'highest age', 'age'],
  },
  {
    said: [
      'eligible',
      'eligibility',
      'qualify',
      'requirements',
      'which visa',
      'what visa',
      'right visa',
      'quiz',
    ],
    means: ['visa assessment', 'requirements'],
  },
  { said: ['evidence', 'proof', 'prove'], means: ['evidence'] },
  {
    said: ['documents', 'document', 'papers', 'paperwork', 'checklist'],
    means: ['document checklist', 'documents'],
  },
  {
    said: ['free guide', 'download', 'pdf', 'template', 'worksheet', 'resources'],
    means: ['free guides', 'resources', 'worksheet'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'phone', 'email', 'e mail', 'address', 'location', 'office', 'offices', 'contact', 'call',
        'where are you', 'opening hours', 'book', 'booking', 'appointment', 'consult',
        'consultation', 'talk', 'whatsapp', 'lawyer', 'agent',
      ],
    means: ['contact', 'consultation', 'offices'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'team', 'staff', 'who are you', 'about us', 'company', 'founder', 'mara', 'marn',
        'registered agent', 'review', 'testimonial', 'success rate', 'success stories', 'careers',
        'vacancies',
      ],
    means: ['our story', 'team'],
  },
  { said: ['rejected', 'rejection', 'refusal', 'denied', 'declined'], means: ['refused'] },
  {
    said: ['appeal', 'tribunal', 'aat', 'cancelled', 'deported', 'complaint'],
    means: ['refused', 'consultation'],
  },
  {
    said: ['kid', 'kids', 'son', 'daughter', 'baby', 'family', 'dependent', 'dependant'],
    means: ['child', 'children', 'family'],
  },
  { said: ['sc'], means: ['subclass'] },
  {
    said: ['privacy', 'gdpr', 'my data', 'personal data', 'delete my data', 'cookies'],
    means: ['privacy policy'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        'new rules', 'increase', 'rise', 'went up', 'what changed', 'changes', 'updates', 'latest',
        'rule change', 'new law', 'new fees', 'new charges', 'new visa', 'july',
      ],
    means: ['what changed', 'changes'],
  },
  { said: ['news', 'articles', 'posts'], means: ['blog', 'migration news'] },
  { said: ['help', 'services', 'what do you do'], means: ['services'] },
  // Chinese, Hindi and Gujarati words for the guides' topics, and English ones in their scripts.
  // Arabic with and without the article.
  { said: ['تأشيرة', 'التأشيرة', 'تاشيرة', 'فيزا', 'الفيزا'], means: ['visa'] },
  {
    said: ['طالب', 'الطالب', 'دراسة', 'الدراسة', 'دراسية', 'طلاب', 'الجامعة'],
    means: ['student visa'],
  },
  {
    said: ['زواج', 'الزواج', 'زوج', 'زوجة', 'زوجتي', 'زوجي', 'شريك', 'الشريك', 'خطيب', 'خطيبة'],
    means: ['partner visa'],
  },
  {
    said: ['عمل', 'العمل', 'وظيفة', 'كفيل', 'صاحب العمل'],
    means: ['employer sponsored'],
  },
  {
    said: [
      'إقامة',
      'اقامة',
      'الإقامة',
      'هجرة',
      'الهجرة',
      'إقامة دائمة',
      'الإقامة الدائمة',
      'مهارة',
      'ماهرة',
    ],
    means: ['permanent residency'],
  },
  { said: ['سياحة', 'سياحية', 'زيارة', 'زيارة عائلية', 'سائح'], means: ['visitor visa'] },
  { said: ['والدين', 'الوالدين', 'أبي', 'أمي'], means: ['parents', 'visitor visa'] },
  { said: ['تخرج', 'التخرج', 'خريج'], means: ['post study work'] },
  { said: ['نقاط', 'النقاط'], means: ['points test', 'points calculator'] },
  { said: ['رسوم', 'الرسوم', 'تكلفة', 'كم'], means: ['charge', 'cost'] },
  { said: ['اتصال', 'هاتف', 'عنوان'], means: ['contact', 'offices'] },
  { said: ['签证', '簽證', 'वीज़ा', 'वीजा', 'વિઝા'], means: ['visa'] },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        '配偶', '配偶签证', '伴侣签证', '結婚', '结婚', '未婚妻', '同居', 'पति', 'पत्नी', 'शादी', 'पार्टनर', 'પતિ',
        'પત્ની', 'લગ્ન', 'પાર્ટનર',
      ],
    means: ['partner visa'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        '留学', '学生', '学生签证', '學生簽證', '学签', 'छात्र', 'छात्र वीज़ा', 'विद्यार्थी', 'स्टूडेंट',
        'स्टडी', 'पढ़ाई', 'વિદ્યાર્થી', 'વિદ્યાર્થી વિઝા', 'સ્ટુડન્ટ', 'સ્ટડી', 'અભ્યાસ',
      ],
    means: ['student visa'],
  },
  {
    said: [
      '移民',
      '永居',
      '永久居留',
      '绿卡',
      '技术移民',
      'स्थायी निवास',
      'पीआर',
      'કાયમી વસવાટ',
      'કાયમી નિવાસ',
      'પીઆર',
    ],
    means: ['permanent residency'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        '工作签证', '工签', '雇主担保', 'वर्क', 'वर्क वीज़ा', 'नौकरी', 'વર્ક', 'વર્ક વિઝા', 'નોકરી',
        'स्पॉन्सर', 'સ્પોન્સર',
      ],
    means: ['employer sponsored'],
  },
  {
    said:
      // biome-ignore format: a list of words, read as one.
      [
        '旅游', '旅游签证', '探亲', '访客签证', '旅行', 'पर्यटक वीज़ा', 'टूरिस्ट', 'विज़िटर', 'પ્રવાસી વિઝા',
        'ટુરિસ્ટ', 'વિઝિટર',
      ],
    means: ['visitor visa'],
  },
  { said: ['父母', 'माता पिता', 'माता', 'માતા પિતા', 'માતા'], means: ['parents', 'visitor visa'] },
  { said: ['毕业生签证', '毕业工签', '毕业', 'ग्रेजुएट', 'ગ્રેજ્યુએટ'], means: ['post study work'] },
  {
    said: ['打分', '积分', '分数', 'अंक', 'पॉइंट', 'પોઈન્ટ', 'પોઇન્ટ'],
    means: ['points test', 'points calculator'],
  },
  { said: ['费用', '价格', '多少钱', 'फीस', 'शुल्क', 'ફી', 'ખર્ચ'], means: ['charge', 'cost'] },
  { said: ['联系', '电话', '地址', 'संपर्क', 'फ़ोन', 'સંપર્ક', 'ફોન'], means: ['contact', 'offices'] },
];
