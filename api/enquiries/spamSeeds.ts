/**
 * What the filter knows before the office has taught it anything: words and pairs of words of usual
 * advertising, fraud and small talk, and of people who write about themselves. Made from samples
 * that were written for it. A word is here for what it is in any trade: none for being a person's or a
 * country's name, and none of visas.
 */

/** How many of a hundred messages of its own kind are taken to have it. */
export const seedCounts = { always: 60, often: 16, sometimes: 6, seldom: 2 } as const;

type Seeds = Readonly<Record<'often' | 'sometimes' | 'seldom', string>>;

/** How letters of both kinds begin and end: some marks must not make them words of one kind. */
export const politeSeeds = `
  best, best wishes, cheers, day, dear, dear madam, dear sir, dear team, forward, good, good afternoon, good day,
  good morning, greetings, hello, hello sir, hello team, hello there, hey, hey team, hi, hi team, hi there, kind
  regards, kindly, looking, looking forward, madam, morning, please, regards, reply, sir, sir madam, team, thank,
  thanks, to hearing, forward to, wishes, your reply`;

export const spamSeeds: Seeds = {
  often: `
    a chat, a day, a free, a great, a month, a page, act now, ad spend, advance, affordable,
    agencies, airdrop, and get, animation, appointment setters, assignment help, atm, attention,
    avoid, awards, backlink, bad credit, bahis, banknotes, belly fat, beloved, beneficiary, best
    price, bieten, blogs, bonus, bonusu, boost, bot, brand, branding, btc, build, bulk, business
    like, business owners, business proposal, buy now, call now, capital, case study, catalogue,
    cent, cents, ceo, cheap, check out, cho vay, cialis, click below, click here, click the, cold
    email, collaboration, company like, compensation, congratulations, contact list, contacting you,
    content, cost per, cpanel, criptomonedas, crm, daily, database, dead link, dear friend, dear
    manager, dear owner, delivery, demo, devis gratuit, dinero desde, discount code, discreet,
    distributors, do follow, dofollow, domain, dormant, double your, earn, email list, email lists,
    email marketing, essay, ethereum, euro, euros, expiring, feature, final notice, first month,
    first page, for each, for offices, for sale, free audit, free for, free proposal, free quote,
    free to, freight, fresh, frozen usdt, funding, funnel, ganhe, geld verdienen, get you, get your,
    gold mine, great post, grow your, guest, hack any, half price, help you, helpful advice, herbal,
    homepage, hookup, hosting, immediately, improve your, increase your, indexing, instant,
    introduce, inversiones, invoice attached, jackpot, join, judi, kasino, keywords, kredi, kredit,
    krypto, landing page, leads, lifetime, limited, line of, link building, link exchange, link
    insertion, links, list your, listing, loan offer, logo design, lose weight, low interest,
    manufacturer, marketing services, merchant, million dollars, minute call, moq, next of, nice
    post, nice site, niche, no collateral, no credit, no exam, no experience, novelty, oem, of kin,
    oferecemos, offering, on us, onlyfans, opportunity, opt out, order now, our agency, our ai, our
    banner, our experts, our packages, our portfolio, our product, our services, our software,
    outsource, packages start, paid article, paid post, passive income, pbn, pembuatan, per click,
    per lead, per month, per placement, pills, pinjaman, plagiarism free, platform, plugin, porn,
    posicionamiento, posts, pozycjonowanie, pre approved, press release, prestito, profit, promote,
    publish, rank higher, ranking, rates, recovery, redesign your, register now, rentabilidad,
    replica, reply with, reply yes, reseller, risk free, rolex, sample, save, scale your, search,
    seed phrase, seguidores, serp, shipper, shipping, shop now, short call, show you, showing up,
    sign up, signals, simple, singles in, sites, situs, skyrocket, slots, solution, space, spell,
    spins, sponsored post, sportsbook, spots, starting at, starts at, stock, suchmaschinen,
    suspended, team of, the top, tiktok, to claim, to receive, tool, traffic, trial, two minutes,
    unclaimed, undelivered, unlimited, unsecured, up to, upgrade, url, us your, usd, user, verified,
    viagra, video production, virtual, visit our, wallet, watch, we also, we buy, we help, we make,
    we offer, we provide, we specialise, we supply, we work, webmaster, webseite, weekly, weight
    loss, western union, white label, wholesale price, win, winner, worldwide, writers, you dont,
    you like, you pay, you want, youd be, your blog, your business, your competitors, your
    customers, your industry, your mailbox, your online, your password, your phone, your practice,
    your revenue, your sales, your site, cotización, criação de, cung cấp, cá cược, diseño web, giá,
    préstamos, prêt de, prêt entre, páginas web, quảng cáo, thiết kế, vay vốn, базы, бонус, бонусы,
    вакансия, гарантия, девушки, за, займ, заработок, казино, кредит без, криптовалюта, купите,
    купить, накрутка, недорого, от, пишите, прибыль, продам, продаём, продвижение, раскрутка,
    рассылка, реклама, рубл, сайтов, спорт с, ставки, телеграм, بأرخص, قرض, قروض, कमाई, कमाएं, गूगल,
    रैंकिंग, वेबसाइट, કમાણી, คา, カジ, ジノ, 代写, 代考, 价格, 优化, 供应, 做成, 兼职, 出会, 办理, 加微, 博彩, 发票, 合作, 外链, 广告,
    引流, 微信 信, 成绩, 投注, 排名, 推广, 提供, 文凭, 服务, 格安, 注册, 無料, 网站, 赌场, 赚钱, 返佣, 高返`,
  sometimes: `
    a short, a week, admin, ads, affiliate, ai, analytics, and pay, and you, apply now, articles
    for, at no, audit, automation, available, award, banner, betting, bitcoin, blog, bookkeeping,
    brochure, broken link, business loan, business owner, buy, buyer, buyers, call us, can get, can
    send, cargo, certificate for, chatbot, cheapest price, claim, click, competitors, contact,
    contact us, container, conversion, cooperation, corporate, customers, data, data entry, deal,
    deals, dollars, double, escorts, eur, exclusive, experts, facebook, factory, fee of, for you,
    for your, forex, free, gagner, ganar dinero, give you, google, great article, great site,
    greetings, grow, guadagna, hacked, hacker, hello dear, helps you, i help, i noticed, i will,
    inbox, increase, instagram, know your, lead generation, lets, like yours, loan at, loans, local,
    login, low, mailbox, maps, media, million, minimum, mobile, monetize, month, monthly, my blog,
    nice, nosotros, noticed that, nudes, nuestra empresa, offriamo, on request, open to, our
    clients, our team, outreach, owners, page one, particuliers, partner with, pay a, pay after,
    payday, paypal, per, percent, plans, pre, price, price list, prices, private, prize, products,
    profile, promo code, quality, quotation, rank, rate, reach, reach out, reaching out, risk, sale,
    same day, seats, secure, send you, send your, seo, set, set up, shall, shall i, share, show up,
    site, site owner, special offer, ssl, star reviews, subscribe, supply, telegram, that your, top,
    try, usdt, used to, verify, videos, vulnerabilities, we can, we pay, we sell, webinar, welcome,
    what you, whatsapp, white, wholesale, with our, within, without exam, wordpress, write for, you
    a, you accept, you are, you can, you get, you to, you will, youd like, youll, your account, your
    contact, your logo, your own, your store, без, день, на, по, предлагаем, услуги, પૈસા, 专业, 代购,
    公司, 外贸, 微信, 批发, 贷款`,
  seldom: `
    a quick, about your, ad, add, advertising, annual, app, app development, approved, are you,
    article, ask for, best, bill, book, booking, budget, business, calls, came across, campaign,
    cards, cash, casino, chat, clients, code, collect, commission, country, credit, crypto, dear,
    dear sir, decision maker, directory, discount, download, each, enquiries, few, firm, follow,
    following up, for free, get, great, growth, guaranteed, hello, i send, if you, in your,
    included, interested, interested in, into, invest, kindly, let me, link, list of, logo, looking
    for, make, marketing agency, message, money back, noticed, ofrecemos, on your, order, our, our
    company, packages, page, page of, payment, plan, podcast, poker, portfolio, post, premium,
    proposal, provide, purchase order, quick question, receive, remove, reply, reply to, results,
    reviews, see, selected, sell, send, short, so that, success, system, team, this is, to your,
    today, tools, up, urgent, we, we are, we do, we have, web, website, will be, with your, world,
    you have, you the, youd, your, your company, your firm, your page, your team, youre, yours,
    youtube, youve, chúng tôi, लोन, 代理`,
};

export const honestSeeds: Seeds = {
  often: `
    a job, a lawyer, a letter, advise me, allowed, am i, and he, and she, and two, anything, are in,
    asawa, asking for, asks, asks for, been in, born, born in, bring my, but i, call me, can a, can
    she, confused, correct, count, count as, dad, do i, do they, do we, does it, does my, does the,
    enough, father, gap, got an, gusto ko, hai kya, has the, he says, her to, hes, how can, how do,
    how long, i applied, i bring, i cant, i change, i didnt, i go, i got, i lived, i own, i paid, i
    studied, i worked, id rather, im doing, im from, im on, is it, is there, is this, it says, kann
    ich, kya, kya karu, lived, ma femme, mein mann, meine frau, mera, mere, meri, mi esposa, mi
    esposo, minha esposa, mon mari, mother, must i, my age, my agent, my appointment, my boyfriend,
    my case, my child, my children, my course, my current, my daughter, my degree, my documents, my
    employer, my ex, my father, my fiance, my file, my girlfriend, my money, my mother, my parents,
    my partner, my payment, my phone, my refund, my son, my studies, my study, my wife, my wifes,
    need to, needs a, no one, of us, or is, parents, please advise, please call, please help,
    pregnant, quiero, ring me, saying, says, says that, says the, scared, she, she has, she is,
    shes, son, sorry, that its, the letter, the two, there a, there any, they asked, they said, they
    say, thinks, to come, told us, took, wait, wants, wants to, was in, what are, what can, what
    documents, what does, wifes, will i, year old, your fee, muốn, tôi muốn, можно ли, мой муж, моя
    жена, нужно, подать, у меня, хочу, я хочу, أريد, क्या, मुझे, मेरा, मेरी, मेरे, ਮੇਰੇ, 什么, 吗, 多少,
    怎么, 我想, 我是, 我的, 老公, 老婆, 请问`,
  sometimes: `
    a family, a student, about my, after the, and my, and not, and now, and that, and they, and
    what, another, asked, asked for, asked me, asking, at all, baby, be able, been told, but the,
    came, can i, can you, cant, condition, could you, cousin, dated, dates, daughter, deadline,
    didnt, different, does, dont know, fiance, filled, for her, for my, got a, hai, have to, he, he
    is, heard, hed, her, his, hospital, husband, i dont, i finished, i get, i havent, i understand,
    id like, if i, im in, in writing, is that, is the, it was, ive got, job, ki, kids, last year,
    letter from, married, me a, me and, me for, me i, mean, meu marido, mum, mums, my boss, my
    brother, my cousin, my husband, my job, my kids, my mum, my sister, needs, none, now i, of my,
    offered, on a, one of, passed, payslips, please dont, pm, proof of, puedo, qualified as,
    realistic, receipt, said, should i, stay, supervisor, tell the, that my, that the, the bank, the
    consultation, the date, the interview, the invoice, the old, the whole, they want, theyve, this
    morning, to ask, to do, to go, to pay, told, told me, trabajo, true, two of, two years, uncle,
    was a, way to, wedding, what do, what happens, what is, what would, whats the, when i, which
    one, wife, wife and, will my, work as, work in, worker, would the, wrong, wrote, years in, years
    old, yesterday, you help, you offer, hỏi, tôi, है, છે, 可以`,
  seldom: `
    able, able to, about the, advice, again, age, agent, agreement, ako, an appointment, and the,
    and want, and would, as a, at a, at the, because, because of, before i, boss, both, brother,
    but, can we, cancelled, closed, come, complaint, concern, could, could i, date, did, divorced,
    do, doesnt, doing, done, dont want, employer, evidence, expired, family, fees, finished, for me,
    for the, friday, from my, from the, go, got, had, him, how much, i, i came, i do, i have, i
    know, i live, i need, i pay, i think, i want, i wanted, i was, i work, i would, if the, im, im
    a, im the, in my, is in, is my, isnt, its a, ive, ive a, ive been, letter, long, marketing
    manager, me, me the, medical, monday, months, more information, morning, moved, must, my, my
    family, my friend, my lawyer, necesito, nobody, ok, on my, on the, please, pls, possible, puis
    je, question, right, ring, saturday, say, sent, should, since, sister, somebody, someone,
    something, speak, still, studying, thank, thank you, that i, the appointment, then, there, they,
    theyre, thing, thursday, to tell, to the, to work, tomorrow, tuesday, twice, understand, was,
    way, wednesday, what, whats, whether, which, who is, whole, whom, whos, with my, with the, work,
    worked, working, worried, would like, years, yes, yesterday, your receptionist, 需要`,
};
