/** Something in a text that speaks for spam or, with a score below zero, against it. */
export interface Hint {
  pattern: RegExp;
  score: number;
  /** In words for an admin. */
  reason: string;
}

/** No visitor of a migration agent writes this: each is enough by itself, whatever else is said. */
const sure = 20;
/** Enough where nothing speaks for the text. */
const strong = 12;
const medium = 6;
const slight = 3;

/** Words of one language or trade are in one line, so that one more is a word more. */
export const hints: readonly Hint[] = [
  {
    pattern:
      /\b(ielts|pte|toefl|oet|naati)\b.{0,50}\bwithout (sitting|taking|attending|an?y? ?(exam|test))|\b(inside|contacts? (in|at|inside)|our man (in|at)) the (embassy|high commission|test cent(re|er))|\b(work permits?|sponsorships?|sponsor jobs?|job offers?|visas?) (available )?for sale\b/i,
    score: 16,
    reason: 'Sells visas or results',
  },
  {
    pattern:
      /\b(pay(ment)?|fees?) (only )?after (the |your )?(visa|stamp\w*|arriv\w+|you)|\bno (ielts|interview|experience|qualification|advance)\b|\bwithout (ielts|interview)|\b(sub-?agents? (needed|wanted)|agents (needed|wanted|welcome)|commission (with|per|for) \w+)|\b(limited|few) (seats|vacancies|places|slots)\b|\b(slots?|appointments?) available\b|\bguaranteed .{0,20}(visas?|pr|job)\b/i,
    score: strong,
    reason: 'Promises visas as sellers of visas do',
  },
  {
    pattern:
      /\b(my (blog|web-? ?site|homepage|web ?page|web ?log|site)\b.{0,12}https?:|(visit|see|look at) my (blog|web-? ?site|homepage|page|site)|(added|add) you to my|blogroll|bookmark(ed)? (it|this|your)|(great|nice|wonderful|excellent|fantastic|amazing|incredibly nice|interesting) (blog|posts?|article like|piece of writing|goods)|keep up the \w* ?(good|great|excellent|nice|fantastic) works?|clever work)/i,
    score: strong,
    reason: 'Praise, as programs leave it',
  },
  {
    pattern:
      /\b(my (last|previous|earlier) (e-?mail|message|note) (about|regarding|on)|(have|get|had|got) a chance to (review|look|read|see)|haven'?t heard back|(bumping|circling back|following up)\b|close your file|right person (to|for)|quick (chat|call|question)|any thoughts)/i,
    score: medium,
    reason: 'Follows up like a seller',
  },
  {
    pattern:
      /\b(our catalogue|catalogue and price|we (supply|export|manufacture|produce)|(looking|search\w*) for (importers|distributors|buyers|resellers|investors)|(send|share) (us )?(your|the) (inquiry|enquiry|requirements?|quotation)|(purchasing|procurement) (manager|team|department)|dear buyer|leading (manufacturer|supplier|exporter)|(apartments?|villas?|plots) (in|from|near)\b.{0,80}\b(payment|instal\w+|discount|brochure|yield|register)|for the brochure)/i,
    score: strong,
    reason: 'Goods for sale',
  },
  {
    pattern:
      /\b(i('m| am) (so |very )?(lonely|bored|single)|some fun|handsome|sweetheart|saw your (profile|picture|photo)|liked your (profile|picture|photo)|send (you )?(my |some )?(photos|pics)|my (photos|pics) (are|here)?|want to know you)\b/i,
    score: strong,
    reason: 'Looks for company',
  },
  {
    pattern:
      /\b(vulnerabilit(y|ies)|bug bounty|bounty|security bugs?|give ?away|giving back|airdrop|connect your wallet|\d+(\.\d+)? ?(eth|btc|bnb|sol)\b|(abandoned|dormant) (account|fund)|share (it )?(50|60|70|half)|(very|highly|strictly) confidential|share 60\/40)\b/i,
    score: strong,
    reason: 'A reward or a fortune',
  },
  {
    pattern:
      /(稼げ|副業|カジノ|融資|SEO対策|検索順位|格安|出会い系|카지노|바카라|토토|대출|상위노출|부업|홈페이지 제작|قروض|قرض|السيو|محركات البحث|تصميم (ال)?مواقع|اربح|كازينو|بأسعار|واتساب|वेबसाइट|रैंक|कमाए|कमाने|लोन|कसीनो|सट्टा|कमाणी|કમાણી|વેબસાઇટ|คาสิโน|เงินกู้|รับทำเว็บ)|\b(bahis|casino sitesi|web tasarım|ek gelir|empréstimo|criamos sites|criação de sites|orçamento|apostas|cripto(monedas|moedas)?|seguidores|lojas virtuais|sofortkredit|prestiti|siti web|pozycjonowanie|thiết kế website|vay tiền|tín chấp|dịch vụ seo|slot gacor|judi|togel|pinjaman online|jasa (pembuatan|iklan|seo)|paise kamaye|kumita ng pera|gan[ae] dinero|devis gratuit|pida su presupuesto)(?![\p{L}])/iu,
    score: strong,
    reason: 'Advertising in another language',
  },
  {
    pattern:
      /(护照|驾照|雅思|文凭|学位).{0,12}(代考|无需考试|内部操作)|((?<!度)假|代办).{0,4}(护照|文凭|学位|签证|毕业证|驾照)|(谷歌|seo|百度).{0,4}(推广|优化|霸屏|排名)|(工厂|厂家).{0,12}(价格|直销|优惠|报价)|无抵押|放款|彩金|棋牌/iu,
    score: strong,
    reason: 'Chinese advertising',
  },
  {
    pattern: /\[url[=\]]|\[link[=\]]|<a\s|<\/a>|href\s*=|<script|<iframe/i,
    score: sure,
    reason: 'Code for a link, as programs write it',
  },
  {
    pattern:
      /\b(back ?links?|link[- ]?building|guest (post|blog)(s|ing)?|dofollow|do-follow|domain (authority|rating)|(first|top) page (of|on) google|google('s)? (first|1st|top) page|page (one|1) of google|(top|#1|number one|higher|better) (of|on|in) (google|search|the serps?)|rank(ing|s|ed)? (your|higher|better|well|on google|#?1)|keyword (research|ranking)|search engine (optimi[sz]ation|ranking)|serps?\b|alexa rank|(seo|ppc|smm) (audit|services?|experts? (who|that|team)|agency|packages?|company|plan|report|strateg\w+|proposal|team|campaign)|organic (traffic|ranking|search|visitors)|(website|web|targeted|quality|free|more) (traffic|visitors|hits)\b)/i,
    score: strong,
    reason: 'Offers search ranking or visitors',
  },
  {
    pattern:
      /\b(re-?design(ing)?|redo|revamp|build|develop|optimi[sz]e|improve|audit(ed)?|review(ed)?|fix|speed up|modernis?z?e|update|rank|promote|advertise|boost|grow|scale|monetis?z?e) (of )?(your|you a) ((own|current|existing|company'?s?|business|new|old|online|whole) )*(web ?site|site|web ?page|app|store|online presence|brand|business|sales|revenue|traffic|visibility|conversions?|rankings?|leads|reach|social media|following|followers|google)/i,
    score: strong,
    reason: 'Offers to work on our site or business',
  },
  {
    pattern:
      /\b(web ?site|web|app|mobile app|software|logo|graphic|ui\/?ux|wordpress|shopify|e-?commerce|digital marketing|explainer video|video (production|editing|animation)|lead generation|email marketing|cold (email|outreach)|virtual assistant|outsourc\w+|bookkeeping|payroll|data entry|call cent(re|er)|chat ?bots?|ai (agent|assistant|receptionist|tool|automation)s?|automation) (design|development|designer|developer|services?|solutions?|agency|company|team|experts?|packages?|campaigns?|offers?|outsourcing|provider)s?\b/i,
    score: medium,
    reason: 'A trade that offers itself to businesses',
  },
  {
    pattern:
      /\b(qualified|exclusive|targeted|warm|hot|fresh|new|more) (?<!\b(taking|take|accept|accepting|on) new )(leads|customers|clients|prospects|patients|followers)\b|\b(email|contact|lead|customer|business|b2b) (lists?|databases?)\b|\b(mailing list|e-?mail blast|bulk (e-?mail|sms)|contact forms?\b.{0,30}\b(blast|marketing|advertis\w+|messages?)|messages? to .{0,20}contact forms)\b|\b(buy|get|real|gain|free|active|instagram|tiktok|facebook|youtube) (followers|likes|subscribers|views)\b|\b(five|5)[- ]?star reviews?\b|\bgoogle (reviews?|my business|maps listing|ads (expert|manage\w*|credit|account))\b|\bwikipedia page\b/i,
    score: strong,
    reason: 'Offers customers, addresses, followers or reviews',
  },
  {
    pattern:
      /\b((we|i|our (team|company|agency|firm)|my (team|company|agency)) (are able to |also |currently |specifically )?(specialis?z?e|offer|provide|help|deliver|create|build|design|develop|generate|assist|handle|manage)s?|(we|i) (can|could|will|would love to|would like to) (help|offer|provide|improve|increase|get|boost|create|build|design|develop|bring|save|deliver|handle|send you|show you|introduce|present|propose))\b.{0,70}\b(your (business|company|website|site|brand|sales|team|customers|clients|industry|firm|agency|practice|office|page|homepage|staff)|businesses|companies|brands|agencies|firms|startups)\b/i,
    score: medium,
    reason: 'Offers something to our business',
  },
  {
    pattern:
      /\b(your|the) (website|web site|site|domain|web page|homepage|business|company|firm|listing|blog|brand|practice)\b/i,
    score: 2,
    reason: 'Is about our site or business',
  },
  {
    pattern:
      /\b((came|stumbled|was (looking|browsing)|looking|checking|reviewing|browsing|going|visited|found|noticed|saw|analy[sz]ed|reviewed|ran) (across|through|upon|over|at|on|out|that)? ?(your|you are|you're) (web ?site|site|web ?page|page|blog|business|company|domain|online|missing|losing|not|currently))/i,
    score: 2,
    reason: 'Says to have come across our site',
  },
  {
    pattern:
      /\b(decision[- ]maker|owner of (this|the|your)|(business|website|site|company) owner|person in charge|marketing (manager|department|team|head)|webmaster|site admin(istrator)?|dear (owner|business|website|site|webmaster|admin|manager|company|team)|hello (owner|admin|webmaster|website|site)|hi (owner|admin|webmaster|website))\b/i,
    score: slight,
    reason: 'Is to whoever owns the site',
  },
  {
    pattern:
      /\b((online|best|live|new|play|crypto) casinos?|casinos? (online|bonus\w*|games?|slots)|jackpot|slot machines?|online slots|betting|sportsbook|poker|roulette|free spins|1xbet|bet365|mostbet|pin-?up|viagra|cialis|levitra|kamagra|tadalafil|sildenafil|online pharmacy|cheap pharmacy|cbd (oil|gumm\w+)|weight loss|keto|testosterone|erectile|penis|porn\w*|xxx|nudes?|escorts?|hookup|onlyfans|sex(y| dating| cam\w*)|adult dating|hot (girls|singles|women)|replica (watch\w*|bags?|handbags?)|rolex|louis vuitton|cheap (watches|ray|oakley|nike))\b/i,
    score: strong,
    reason: 'Gambling, medicine, sex or copied goods',
  },
  {
    pattern:
      /\b(bitcoin|btc|crypto(currency|currencies)?|ethereum|usdt|forex|binary options?|nft|blockchain|trading (bot|platform|signals?|robot)|passive income|make (money|\$\d)|earn (money|cash|\$|up to|from home|extra)|work from home|financial freedom|get rich|millionaire|double your|roi\b|(guaranteed|daily|weekly|monthly) (profits?|returns?|income|payouts?)|investment (opportunit\w+|platform|plan|program|return)|investors? (is|are) looking)\b/i,
    score: medium,
    reason: 'Money to be made',
  },
  {
    pattern:
      /\b(business|working capital|merchant|unsecured|payday|instant|quick|personal|cash|bridge|project|urgent) (loans?|funding|finance|financing|capital|cash advance|credit line)\b|\b(loan (offer|amount|at \d|today|approval)|line of credit|bad credit|debt (relief|consolidation)|credit (repair|score)|interest rate of \d|\d ?% interest|apply for (a |your )?(loan|funding)|funding (options|available|for your)|pre-?approved)\b/i,
    score: medium,
    reason: 'Offers a loan',
  },
  {
    pattern:
      /\b(next of kin|late (client|husband|father|customer)|inheritance fund|beneficiary of|(transfer|donat\w+|sum) .{0,30}(\d million|\$ ?\d{1,3}(,\d{3}){2,}|dollars|my money|charity)|my late (husband|father)|sum of (usd|us\$|\$|£|€)|i am barrister|unclaimed (fund|deposit)|lottery|you (have )?w[oi]n|congratulations|gift ?card|claim your|prize|compensation fund|atm card|transfer of funds|business proposal|mutual(ly)? benefi\w+|foreign partner|god[- ]fearing|strictly confidential)\b/i,
    score: strong,
    reason: 'A fortune or a prize',
  },
  {
    pattern:
      /\b(buy|purchase|sell(ing)?|order|we (provide|produce|issue|offer|supply|make|sell)|can (provide|issue) you)\b.{0,60}\b(real|fake|genuine|registered|original|authentic|verified|legit\w*|novelty|counterfeit|undetectable|quality)\b.{0,40}\b(passports?|documents?|ielts|pte|toefl|certificates?|diplomas?|degrees?|visas?|id cards?|driv(er'?s|ing) licen[cs]es?|banknotes|residence permits?|bank statements?)|\b(certificates?|diplomas?|degrees?|licen[cs]es?|passports?|documents) (for sale|online without)\b|\b(database[- ]registered|counterfeit|novelty|undetectable) \w+|\bbuy (a |an |your |real |fake |genuine |original )*(passports?|ielts|pte|certificates?|diplomas?|degrees?|id cards?|licen[cs]es?|banknotes)\b|\b(genuine|original|verified|band \d).{0,40}\b(ielts|pte|toefl)\b.{0,60}\b(without|no)\b.{0,30}\b(exams?|tests?|sitting)|\bmoney (laundering|cleaning chemical)|ssd (chemical|solution)\b/i,
    score: sure,
    reason: 'Sells papers or certificates',
  },
  {
    pattern:
      /\b(essay|assignment|dissertation|thesis|homework|coursework) (writing|help|service|writers?|experts?)|\bwrite (my|your) (essay|paper|assignment|thesis)\b|\b(do|take) your (online )?(class|exam|assignment)/i,
    score: strong,
    reason: 'Offers to write papers',
  },
  {
    pattern:
      /\b(hacker|hacking service|hack (into|any|a)|recover (your )?(lost|stolen) (funds|bitcoin|crypto|money)|recovery (expert|agent|specialist)|spell ?caster|love spell|lost love|voodoo|illuminati|psychic|herbal (cure|doctor|medicine)|cure(d)? (for )?(hiv|herpes|diabetes|hpv))\b/i,
    score: sure,
    reason: 'Hackers, spells or cures',
  },
  {
    pattern:
      /\b(click (here|the|on|below|this)|visit (our|my|us|this|the) (website|site|page|link|us)|check (out|it out|this|our|my)|follow (the|this) link|link (below|here|in)|see (more|for yourself|it here)|sign ?up (here|now|today|for)|register (here|now|today)|order now|buy now|shop now|download (now|here)|join (now|us|our|today)|act (now|fast)|limited[- ](time|offer|spots|seats)|don'?t miss|hurry|special (offer|price|discount|promo\w*)|\d+ ?% (off|discount)|discount code|promo ?code|free (trial|demo|sample|quote|audit|report|website analysis|proposal|mock-?up|estimate|webinar)|no obligation|money[- ]back|risk[- ]free|100% (free|guaranteed|legit)|guaranteed results|satisfaction guaranteed|lowest price|best (price|deal|rates?)s?|wholesale|free shipping|in bulk|moq|factory (direct|price)|manufacturer of)/i,
    score: medium,
    reason: 'Words of advertising',
  },
  {
    pattern:
      /\b(unsubscribe|opt[- ]?out|stop receiving|no longer (wish|want) to (receive|hear)|remove (me|you|your (email|domain|site)) from|(this is|not) (a )?(spam|advertis\w+|ad\b)|reply (with )?["“']?(yes|stop|no|interested|remove)\b|if you('re| are) (not )?interested|are you interested in|would you be (interested|open)|interested in (hearing|seeing|a quick)|let me know if (you('re| are)|this|interested|it)|hop on a|jump on a|(book|schedule) a demo|send (you|over) (a |some |more |the |our )?(quote|proposal|details|info\w*|samples?|portfolio|examples|price|pricing|case stud\w+|deck|brochure)|share (our|my|the|a|some) (portfolio|pricing|price|case stud\w+|quote|proposal|samples)|our (portfolio|pricing|prices|rates|packages|past work|clients include)|affordable (price|cost|rate|package)s?|starting (at|from) (just |only )?\$|(only|just) \$ ?\d+|per (month|lead|post)\b|\$ ?\d+ ?(\/|per|a) ?(mo|month|post|link|lead|hour))/i,
    score: medium,
    reason: 'The turns of a sales letter',
  },
  {
    pattern:
      /\b(partnership|collaborat\w+|sponsor(ed)? (post|article|content)|advertis(e|ing) (on|with|in|space)|affiliate (program\w*|marketing|link)|press release|media kit|influencer|podcast guest|be featured|feature your|trade ?mark|domain (name )?(is )?(expir\w+|renewal|for sale|registration)|copyright (infring\w+|notice|violation)|copyrighted images?|dmca|invoice (attached|overdue|#|number)|past due|(account|page|profile) .{0,30}(suspended|limited|locked|deactivated|disabled)|violates? our (terms|policy)|appeal:|verify your (account|identity|email|mailbox)|mailbox (is )?(full|quota)|security alert|(webmail|email) upgrade|your (page|account) (violates|will be)|facebook (security|support|business) team|meta (support|business))\b/i,
    score: medium,
    reason: 'A business letter, a threat or a phishing mail',
  },
  {
    pattern:
      /\b(solar (panels?|energy)|roofing|led (lights?|display|screen)|cleaning services?|pest control|office (supplies|furniture|cleaning)|printing (services|company)|commercial cleaning|air condition\w+|cctv|pos (system|terminal)|payment (processing|gateway)|merchant (account|services)|voip|phone system|energy bills?|electricity bills?|insurance quotes?|fleet|pallets?|machinery|packaging|promotional (products|items)|custom (t-?shirts|lanyards|pens|mugs|stickers)|stock (photos|footage)|translation agency|hosting (plan|service|provider)s?|hr software|crm\b|erp\b|saas|timesheet|scheduling software)\b/i,
    score: medium,
    reason: 'Goods and services for businesses',
  },
  {
    pattern:
      /\b(t\.me|telegram(\.me)?|wa\.me|bit\.ly|tinyurl|goo\.gl|cutt\.ly|is\.gd|rb\.gy|shorturl|t\.co|linktr\.ee|rebrand\.ly)\b/i,
    score: medium,
    reason: 'A short link or a chat’s',
  },
  {
    pattern:
      /\b[\w-]+\.(ru|su|xyz|top|site|online|club|click|link|shop|store|icu|buzz|vip|pw|cc|tk|ml|ga|gq|cf|work|live|fun|space|website|rest|sbs|cyou|bet|casino|loan|win|bid|best|pro|agency|digital|marketing)\b(?!\w)/i,
    score: slight,
    reason: 'An address of a kind that spam likes',
  },
  {
    pattern:
      /(базу? (данных|телефон|email|почт)|продам|продвижени|раскрутк|куп(ить|ите)|заработ|казино|ставк|кредит|скидк|реклам|заказать|бесплатн|сайт|рассылк|доход|займ|инвестиц|бонус|интим|знакомств|недорого|доставк|промокод)/iu,
    score: strong,
    reason: 'Russian advertising',
  },
  {
    pattern:
      /(博彩|赌场|赌博|娱乐城|百家乐|彩票|代孕|发票|代开|办证|假证|文凭办理|(毕业证|成绩单|学历|文凭).{0,8}(办理|购买|制作)|(办理|购买|制作).{0,8}(毕业证|成绩单|学历|文凭)|代写|代考|买粉|外链|优化排名|排名优化|首页推广|海外推广|加qq|联系qq|赌|彩金|seo优化|网站建设|网络推广|裸聊|约炮|贷款|兼职日结|刷单|加微信|加v|包过|保过)/iu,
    score: strong,
    reason: 'Chinese advertising',
  },
  {
    pattern:
      /\b(posicionamiento (web|seo)|diseño (web|de páginas)|préstamos?|prestamo|ganar dinero|oferta especial|haga clic|sitio web de su|tráfico|prêt (entre|personnel|rapide)|gagner de l'argent|référencement|votre site|cliquez ici|kredit|geld verdienen|suchmaschinenoptimierung|ihre (web)?seite|ihrer website|klicken sie|propose un prêt|prêt de \d|ofrecemos (servicios|soluciones)|marketing digital|su (empresa|negocio|sitio web)|sus ventas|notre agence|votre (entreprise|site)|unsere agentur|ihr unternehmen|vay vốn|cá cược|cho vay|nhà cái|tăng follow|casino trực tuyến)\b/iu,
    score: strong,
    reason: 'Advertising in another language',
  },
];
