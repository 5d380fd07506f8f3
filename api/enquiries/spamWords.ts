/**
 * Words of those who sell something, each counted once: a visitor uses one or two of them, an
 * advertisement many. A stem stands for all its forms.
 */
const stems = [
  // Selling
  ...'advertis affordab audience banner bargain boost brand brochure budget bulk campaign catalog cheap'.split(
    ' ',
  ),
  ...'client competitive competitor conversion customer deal demo discount engagement exclusive follower'.split(
    ' ',
  ),
  ...'growth guarantee impression inventory lead lifetime listing market niche offer order outreach'.split(
    ' ',
  ),
  ...'premium pricing product profit promot proposal prospect publicity quote rank revenue roi sale sample'.split(
    ' ',
  ),
  ...'scale seller sell shipping shop showcase sponsored store subscri supplie supply target traffic trial upgrade'.split(
    ' ',
  ),
  ...'visibility visitor warranty webinar wholesale unlimited unlock instantly limited bonus hurry'.split(
    ' ',
  ),
  // Of whoever has a site
  ...'app article automat backlink blog blogger cms code content cpanel crm cyber data design developer dev'.split(
    ' ',
  ),
  ...'digital directories directory domain ecommerce freelanc google homepage hosting influencer instagram keyword link'.split(
    ' ',
  ),
  ...'linkedin logo online optimi organic page platform plugin post publish saas search seo server shopify site sites'.split(
    ' ',
  ),
  ...'smm social software solution startup screenshot tiktok tool twitter trustpilot ux video viral web website webpage'.split(
    ' ',
  ),
  ...'webmaster widget wordpress youtube ai chatbot bot outsourc offshore remote portfolio agency agencies'.split(
    ' ',
  ),
  // Of whoever has a firm
  ...'b2b bookkeeping business ceo company companies corporate decision-maker employees enterprise entrepreneur firm'.split(
    ' ',
  ),
  ...'founder industry industries industrial leadership merchant networking office partnership procurement solutions'.split(
    ' ',
  ),
  ...'summit trade vendor workforce payroll eftpos terminals machine machinery factory manufactur cnc valves packaging'.split(
    ' ',
  ),
  ...'led solar cleaning printing coffee furniture mask gloves freight forwarder export import container pallets'.split(
    ' ',
  ),
  ...'award nominated featured conference exhibition'.split(' '),
  // Money
  ...'arbitrage billion bitcoin blockchain broker btc capital cash casino claim coin collateral credit crypto currency debt'.split(
    ' ',
  ),
  ...'dividend dogecoin earn ethereum forex fund funding funds funnel income inherit interest invest investment investor jackpot'.split(
    ' ',
  ),
  ...'lender loan lottery memecoin million mining mortgage nft passive payout pips portfolio presale prize refinanc returns reward'.split(
    ' ',
  ),
  ...'richer signals slots stake staking token trader trading transfer usdt wallet wealth win winner bet betting deposit gambling spins'.split(
    ' ',
  ),
  ...'donate donation charity beneficiary barrister pastor god'.split(' '),
  // Wares and wants
  ...'beautiful bitch cam cbd dating diet earbuds escort fat gadget girls gummies hotel flights jewelry ladies massage naked'.split(
    ' ',
  ),
  ...'pharmacy pill porn replica rolex sex sexy singles slim supplement testosterone viagra vape weight wrinkle trick doctors'.split(
    ' ',
  ),
  // Traps
  ...'accounts bank click confirm deactivat download expire hack hacker infringement invoice legal login mailbox package'.split(
    ' ',
  ),
  ...'parcel password quota recover renewal security spell suspen terminat unauthori unusual update upgrade verif wallet'.split(
    ' ',
  ),
  ...'dissertation essay plagiarism cheat database scrape contacts emails inbox list campaigns'.split(
    ' ',
  ),
  // Turns
  ...'amazing best easily effortless fantastic free hassle huge incredible increase massive opportunity perfect proven reply'.split(
    ' ',
  ),
  ...'results secret skyrocket specialis specializ stop tired today unsubscribe worldwide opt-out save wasting'.split(
    ' ',
  ),
] as const;

/** Words that only look like one of the stems. */
const others =
  /^(orderly|offered|appl\w*|appoint\w*|appeal\w*|approv\w*|approx\w*|leading|officer?s?|officials?|market(ing)? officer|postal|postgrad\w*|appropriate|betw\w*|better|stopp\w*|winter|window|wine|codes?)$/;

const wholeWords = new Set(
  'ai app b2b bet bot btc cash ceo cms cnc code coin crm data deal dev fat fund funds god lead led link list mask nft online order page pill pips post rank roi save seo sex shop site sites slim smm stop tool trial trick ux video web win bank claim earn cam legal package office best free today reply update supply store trade target search content social article product company firm credit loan deposit transfer interest invest confirm download click expire refund import export design'.split(
    ' ',
  ),
);
const known = [...new Set<string>(stems)];
const startingStems = known.filter((stem) => !wholeWords.has(stem));

/** How many different words of sellers a text has. */
export function sellersWords(text: string): number {
  const found = new Set<string>();
  for (const word of text.toLowerCase().match(/[a-z0-9][a-z0-9-]*/g) ?? []) {
    if (others.test(word)) continue;
    const singular = word.replace(/s$/, '');
    const stem = wholeWords.has(word)
      ? word
      : wholeWords.has(singular)
        ? singular
        : startingStems.find((known) => word.startsWith(known));
    if (stem !== undefined) found.add(stem);
  }
  return found.size;
}
