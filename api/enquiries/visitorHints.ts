import type { Hint } from './spamHints';

/** What visitors say, and sellers seldom: each speaks against spam. */
export const visitorHints: readonly Hint[] = [
  {
    pattern:
      /\b(visas?|subclass|189|190|491|482|485|820|309|186|pr\b|permanent resident|permanent residen\w+|residency|migrat\w+|immigra\w+|home affairs|skills? assessment|skill select|eoi|expression of interest|points? (test|calculator)|nominat\w+|sponsor(ed|ship)? (me|my|visa|by)|bridging|refus(ed|al)|citizenship|coe\b|oshc|gte|genuine student|intake|ielts|pte|toefl|anzsco|marn|(?<!case )stud(y|ies)|studying|student visa|universit\w+|college|tafe|masters?|bachelor'?s?|diploma|nurs(e|ing)|scholarship)\b/i,
    score: -4,
    reason: 'About visas or studies',
  },
  {
    pattern:
      /(签证|移民|留学|澳洲|澳大利亚|雅思|学生|配偶|担保|永居|毕业|技术移民|वीज़ा|वीजा|ऑस्ट्रेलिया|पढ़ाई|छात्र|स्थायी|વિઝા|ઓસ્ટ્રેલિયા|અભ્યાસ|વિદ્યાર્થી|thị thực|visa du học|du học|định cư|úc\b|học bổng|bảo lãnh|ਵੀਜ਼ਾ|ਆਸਟ੍ਰੇਲੀਆ|भिसा|அரசு|விசா|ویزا|آسٹریلیا|تأشيرة|أستراليا|비자|호주|유학|ビザ|留学|オーストラリア|виз[аыу]|австрали|visa|Australie|estudiar|étudier|Australien)/iu,
    score: -4,
    reason: 'About Australia in another language',
  },
  {
    pattern:
      /\b(my (wife|husband|partner|fianc[eé]e?|son|daughter|child(ren)?|kids|parents?|mother|father|mum|dad|brother|sister|family|employer|boss|visa|passport|degree|course|ielts|pte|english|occupation|application|case|friend|cousin|age|points|situation|current visa|options|eligibility|documents|qualifications?)|i (work|worked|am working) (as|in|at|for)|(skilled|full[- ]time|part[- ]time) (work|worker|job)|i (just |have |have just |recently )?(finished|completed|graduated)|i am (a |an )?\d\d\b|i('m| am) (from|in|living|currently|a citizen|an? (international|indian|nepali|chinese|vietnamese))|years? old|years? (of )?experience|do i (need|qualify|have)|can i (apply|bring|work|study|extend|still|change|get)|am i eligible|i (want|would like|hope|plan|wish|need) to (apply|study|move|migrate|bring|come|know|extend|work|settle|ask|book|talk|speak|discuss|live|visit))/i,
    score: -3,
    reason: 'Tells of somebody’s own matter',
  },
  {
    pattern:
      /\b(business|investor|investment|innovation|entrepreneur|talent) (visa|migration|stream)|\b(my|the|an?|listed|skilled) occupation\b|\boccupation list\b|\bon the (skilled )?list\b|\bself[- ]employed\b|\bcounts? (as|for|towards)\b|\bsponsor (a|an|our|my|him|her|them|one|two|three)\b/i,
    score: -4,
    reason: 'About work that a visa is for',
  },
  {
    pattern:
      /\b(points calculator|calculator|newsletter|consultation|appointment|your (canberra|adelaide|ahmedabad)? ?office|opening hours|free guides?|guide|enquiry|australia|canberra|adelaide|sydney|melbourne|home affairs|department|payment plan|couples?|family|families|do you (also |still )?(help|charge|guarantee|recommend|handle|speak))\b/i,
    score: -3,
    reason: 'About what the site offers',
  },
  {
    pattern:
      /\b(am|do|can|could|should|must|may|will|would|did|does|is|are) (i|we|she|he|they|my \w+|that|this|it)\b(?! (send|show|share|offer|call you|help you|schedule|possible to (place|post|advertise)|interest|ok to send|work with you|introduce|give you|book a (demo|call)|arrange a|have your|the right|worth))/i,
    score: -2,
    reason: 'Asks about an own matter',
  },
  {
    pattern:
      /\b(proof of funds|genuine savings|tuition|semester|scholarship|education loan|occupation|skilled employment|work (rights|experience)|anzsco|(core|skilled|occupation|skills) list|count as|be assessed|is (it|this) (genuine|legal|real|a scam|true)|acs|ahpra|vetassess|refund|charged twice|interpreter)\b|\b(looking for|need|find|recommend|see) an? ((good|registered|local) )*(migration|immigration|education|visa) (agent|lawyer|consultant|advis[eo]r)\b|\b(taking|accepting|take|accept) (on )?new clients\b/i,
    score: -4,
    reason: 'About what an application needs',
  },
  {
    pattern:
      /\b(zoom|video call|meeting|form|button|download|calculator|link)\b.{0,30}\b(isn'?t|is not|not|doesn'?t|does not|didn'?t|did not|won'?t|can'?t) (work|start|open|respond|load)|\b(i('m| am)|we('re| are)) (still )?waiting\b|\bi can'?t find the\b/i,
    score: -3,
    reason: 'About something of ours that fails',
  },
];
