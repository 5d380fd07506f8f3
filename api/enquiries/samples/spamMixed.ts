/** Messages that sell or trick, made up. A line more teaches the filter. */
export const spamMixed = `
Hello, I visited your website today and honestly it could be getting far more visitors from Google. I made a short video audit. May I send it over?
I ran your domain through our tool and found 43 technical errors that hold back your Google positions. Want the report? No charge.
Dear Sir/Madam, We are an India based digital agency offering SEO, SMO, PPC and content writing at lowest prices. Kindly share your phone number to discuss.
Quick question - who handles the marketing at your company? We helped a similar firm triple its organic traffic in 90 days.
Rank #1 on Google or you don't pay. We work with immigration lawyers across Australia and have one spot left for your city.
Your competitors are outranking you for every keyword that matters. I can show you exactly what they do and how to beat them. Reply for a free analysis.
Hi there, do you want more clients? Our Google Maps optimisation puts you into the top 3 within a month. Monthly fee only $199, cancel anytime.
We guarantee 500 high authority links pointing to your domain in 30 days. White hat, manual outreach. See pricing: https://linkbuilder.example/pricing
Domain authority 70+ guest post placements available on news sites, from $45 each. Bulk discounts for agencies. Let me know your niche.
Hello Webmaster, I would love to contribute a free article to your blog with one do-follow link. The topic would be of great interest to your readers.
Hi editor, I am a freelance writer and I came across your blog. Do you accept sponsored posts? What is your price for a permanent dofollow link?
We are looking to place paid articles on sites such as yours for a client in the finance niche. How much for an article with a link?
Link exchange? We have 120 sites in the travel niche and can link to you from three of them if you link to us from your homepage.
I noticed a broken link on your page. We have a similar resource, could you replace it with ours? https://travelguides.example/resource
Hi, I'm reaching out as I've just published an infographic about moving abroad and think your audience would love it. Would you share it on your site?
I am Daniel from a web development company. Your site looks outdated and isn't mobile friendly. We can redesign it from $299 with free hosting for the first year.
Need a new website? Professional WordPress design, 5 pages, $150, delivered in 3 days. Portfolio: www.cheapwebpros.example
We build mobile apps for iOS and Android at a third of the price of Australian developers. Can we schedule a 15 min call this week?
Your website loads slowly and you're losing customers. Our developers will fix the speed score to 95+ for a flat fee. Interested?
Hi, I can redesign your website with a modern look, chatbot and booking. I'm a freelance designer with 8 years experience, my rates are very affordable. Shall I send samples?
I would like to know whether you are interested in a website redesign or a mobile application. We have a team of 150+ developers.
Explainer videos for your business from just $179! Our animators bring your brand to life. Watch examples here https://videoboost.example
We create custom 3D logos and branding packages. 70% off today only. Order now!!!
I am sending this via your contact form because that's how well our tool works: we can submit YOUR ad to 2 million contact forms for $49. Reply for details.
You just read this message through your contact form, so your customers would read one from you. Blast your offer to millions of sites. https://formblaster.example
Get 10,000 real Instagram followers for $29. No password needed. Instant start. 
Buy TikTok views, likes and followers cheap. 24/7 support, refund guarantee. https://smmpanel.example
Boost your Facebook page with real likes and positive reviews. 100 Google 5 star reviews only $250, non drop.
We provide genuine Google reviews and Trustpilot reviews to improve your reputation. WhatsApp us at +1 555 010 9988.
Negative reviews hurting your business? We remove any bad Google review permanently, pay only on success.
I have a verified list of 45,000 Australian migration leads with email and mobile, 2026 updated. Price 300 USD. Shall I send a sample?
Would you be interested in the attendees list of the International Education Expo? It comes with name, title, email, phone. Let me know and I'll share counts and cost.
We supply B2B email databases, opt-in verified, every industry and country. Ask for a free sample of 50 contacts.
Exclusive student leads looking to study in Australia, delivered daily to your CRM. Pay per lead, no contract. Interested in a trial?
Get 30 qualified appointments a month booked straight in your calendar. We only charge per meeting. Are you open to a quick chat?
Our cold email system brings 20-40 sales calls monthly for consultancies like yours. Would it be a bad idea to send more info?
AI voice agents can answer your calls 24/7 and book appointments. Want to hear a demo? It takes 2 minutes.
Introducing our AI content engine: 100 SEO articles per month on autopilot for your blog. Start your free trial: https://autoblog.example/trial
Put ChatGPT on your website and never miss a lead again. Our chatbot is live in 10 minutes, only $19/month.
Automate your business with AI. Limited early-bird lifetime deal closes tonight, 90% off. Claim here https://lifetimedeal.example
I made $14,320 last week with this trading bot and it's completely hands free. Join our Telegram before the doors close.
Bitcoin is about to explode. Invest $250 today and receive $3,900 in ten days, guaranteed. Register: https://btc-profit.example
Recover your lost or stolen crypto! Our certified hackers have helped hundreds of victims get their funds back. Contact us on WhatsApp.
I lost 2.4 BTC to a fake broker and thought it was gone forever until I met a recovery expert. Write to him, he is very reliable: recover@wallethelp.example
Your wallet has been credited with 1.3672 BTC. Confirm the withdrawal within 24 hours: https://claim.example/btc
Passive income with USDT staking, 3% daily, withdraw anytime. DM on Telegram @stakeprofit
Forex signals with 92% accuracy. Join 12,000 traders in our VIP group, first week free.
Dear friend, are you tired of working for money? My mentor teaches how to earn $5000 weekly from home trading binary options.
Need a business loan? Get up to $500,000 in 24 hours, bad credit OK, no collateral. Apply now.
We offer loans at 2% interest rate for individuals and companies. Personal, business, project financing. Contact us with amount needed and duration.
Fast cash loans approved in minutes! No credit check. Apply at https://quickcash.example
I am a financial broker representing investors ready to fund your project from 1 million to 500 million USD. Send your business plan.
Do you need funding for your business growth? Our working capital has no upfront fees. Reply with your monthly revenue for a quote.
Greetings, I am Barrister Collins, attorney to a late client who shares your surname and left 18.5 million dollars. I need your cooperation to claim it as next of kin.
Dear beloved, I am Mrs Elena, a widow with cancer, and I wish to donate 4.2 million euros to charity through you. Please respond to my private email.
Congratulations! Your e-mail won 850,000 GBP in the annual promotion draw. Send your full name, address and bank details to claim.
This is the UN compensation office. Your payment of $6.8 million is approved and will be delivered by ATM card. Pay the courier fee of $95 only.
I work in a bank in Burkina Faso and there is an abandoned account of 11.3 million USD. We share 60/40. Very confidential.
You have an unclaimed package waiting at our depot. Pay the delivery fee of $2.99 to avoid return: https://parcel-track.example/pay
Invoice #88213 for your domain renewal is overdue. Pay $289 today to avoid suspension of your website. https://domain-billing.example
FINAL NOTICE: your domain listing expires on 25 November. Failure to complete the registration will result in cancellation of your search engine listing. Pay here now.
Please find the attached proforma invoice and confirm the bank account for payment as discussed. Open: https://files.example/invoice.zip
Dear customer, your mailbox is full and will be deactivated. Click to upgrade your storage: https://webmail-upgrade.example/login
Your PayPal account has been limited due to unusual activity. Verify your identity: https://account-verify.example
Your website violates the copyright of my images! Here are the proofs, download and check, or I'll sue you: https://drive.example/evidence
Hi, I'm a licensed photographer and you used my pictures illegally. See the links with my original work here and remove them now https://storage.example/s/d2k1
We have hacked your website and extracted your databases. Transfer $2500 in Bitcoin to this wallet within 5 days or we sell your data.
I recorded you through your webcam. Pay 1200 USD in bitcoin or the video goes to all your contacts.
Someone is registering the name of your company as .cn and .asia domains. As the registrar in China we need your confirmation within 7 days.
Your trademark is expiring. Renew with our office for 1,350 EUR. Return the form signed.
Play at the best online casino, 200 free spins with no deposit! https://luckyspins.example
Online pokies Australia real money - welcome bonus $5000 - instant payout. Sign up today
Best betting tips, 95% win rate, join our channel and win every weekend.
Slot gacor hari ini, bonus new member 100%, daftar sekarang https://slot88.example
Situs judi online terpercaya, deposit pulsa tanpa potongan, jackpot besar setiap hari
Sports betting with the highest odds, crypto deposits, 300% first bonus https://bet-king.example
Viagra, Cialis and Levitra without prescription. Discreet worldwide shipping. Lowest price! https://meds.example
Order Ozempic online, no prescription required, overnight delivery, 30% discount
Lose 15 kg in 4 weeks with this one keto gummy doctors don't want you to know about
Pure CBD oil and gummies - pain relief without a doctor - free bottle today only https://cbdshop.example
Buy Xanax, Oxycodone, Adderall online, cash on delivery, legit vendor, text us on Wickr
Male enhancement pills that really work, grow bigger in 2 weeks, money back guarantee
Hair loss? Our natural serum regrows hair in 30 days. Buy 1 get 2 free https://hairgrow.example
Hi handsome, I'm lonely tonight and looking for some fun near you. My photos are here https://datehot.example/anna
Sexy girls in your city want to meet you. No sign up, no card. Click here
Watch free HD adult videos, new every day https://xxxtube.example
Hello dear, I am Natasha, 28, from Kyiv. I saw your profile and want to know you better. Write me to my email, I send you photos.
Escorts available 24/7 in Melbourne and Sydney, hotel visits, best price https://vipgirls.example
Work from home and earn $300-$800 per day! No experience required. Just like videos on YouTube. Message HR on WhatsApp +1 555 010 7744.
Amazon is hiring part time data entry staff, 200 USD a day, flexible hours. Add our Telegram to start immediately.
We are recruiting payment processing agents in your country. Keep 10% of every transfer. No skills needed.
Make money filling in surveys, $50 each. Limited places. Register now at https://paidsurvey.example
Become a mystery shopper and receive $400 weekly. Send your full name, address and mobile number.
Earn a six-figure income with our done-for-you Amazon store. Investors only. Book your call https://fbaempire.example
My uncle in Canada gives jobs in farm, no IELTS, no experience, visa free, salary 4500 dollars. Pay only after visa. Call agent on WhatsApp +92 555 0101010.
100% guaranteed Australia work visa without IELTS and without interview! Pay after you arrive. Limited seats. WhatsApp now.
We sell original IELTS and PTE certificates without exam, registered in the database and verifiable online. Contact on WhatsApp.
Buy real passports, driving licences, ID cards and residence permits, all registered in the system. 100% genuine. https://docs-now.example
Do your clients need fake bank statements, degree certificates or experience letters? We make them with verification. Best rates for agents.
Australian PR sponsor jobs available for sale, genuine employer nomination, 35,000 AUD, 186 and 482. We share commission with agents.
Get IELTS 8 band without sitting the exam. We work inside the test centre. Payment after you see result online.
Novelty and real documents for every country: birth certificates, visas, work permits, green cards. Fast delivery. Email docs@papers.example
We can provide funds show in bank account for student visa with low percentage. For consultants bulk deals. Telegram only.
Canada LMIA ready in 15 days, direct employer, no refusal. Agents needed in all countries, high commission per candidate. Call us.
We have direct contacts inside the embassy and can approve visa of your refused clients. Fee after stamping.
Schengen visa appointment available this week, all slots, Italy Germany France. Whatsapp for price.
Продвижение сайтов в топ Яндекс и Google. Гарантия результата. Пишите в телеграм.
Добрый день! Предлагаем рассылку по формам обратной связи. 1 миллион сайтов за 5000 рублей.
Купить дипломы и аттестаты с занесением в реестр, доставка по всей России https://diplom.example
Здравствуйте, хотите увеличить продажи? Наши базы клиентов помогут вам. Подробнее на сайте https://baza.example
Лучшие онлайн казино с бонусом без депозита! Регистрация за минуту
Займы онлайн на карту без отказа круглосуточно
Заработок в интернете без вложений от 3000 рублей в день, пишите мне в WhatsApp
Ремонт квартир под ключ в Москве недорого, гарантия 3 года
Металлопрокат оптом и в розницу, низкие цены, доставка https://metall.example
我们提供专业的谷歌SEO优化服务,快速排名首页,效果保证,联系微信
代开发票,各类正规发票,税点低,可先验后付,电话微信同号
澳门新葡京娱乐场,注册送88元,真人百家乐 https://macau.example
办理各国大学毕业证文凭成绩单,学历认证,微信咨询
外贸网站建设推广,一站式海外营销,免费诊断您的网站
我们是深圳工厂,生产LED灯具,价格优惠,欢迎询价
专业办理假护照驾照雅思证书,无需考试,内部操作
急速贷款 无抵押 当天放款 加微信
あなたのサイトのSEO対策を格安でお手伝いします。今すぐお問い合わせください https://seo-jp.example
副業で月収100万円!スマホだけで簡単に稼げます。LINE登録はこちら
지금 가입하면 카지노 보너스 10만원 지급 https://kasino.example
Hola, ofrecemos posicionamiento web SEO para que su empresa aparezca en la primera página de Google. ¿Le interesa un presupuesto gratis?
Préstamos rápidos sin aval, hasta 50.000 euros, tasa 2%. Contáctenos por WhatsApp.
Gana dinero desde casa con criptomonedas, 500 dólares al día. Regístrate aquí https://ganacripto.example
Bonjour, je propose des prêts entre particuliers de 2000 à 500000 euros avec un taux de 2%. Contactez-moi par mail.
Nous pouvons améliorer le référencement de votre site et doubler votre trafic. Devis gratuit sur demande.
Olá, criamos sites profissionais e lojas virtuais com preço baixo. Peça seu orçamento pelo WhatsApp.
Guten Tag, wir bieten günstige Backlinks und Suchmaschinenoptimierung für Ihre Webseite an. Jetzt Angebot anfordern.
Kredit ohne Schufa, sofort Auszahlung, bis 100.000 Euro. Antrag hier https://sofortkredit.example
Yatırımınızı ikiye katlayın, güvenilir bahis sitesi, hemen üye ol bonus kazan https://bahis.example
Dịch vụ SEO website lên top Google giá rẻ, bảo hành từ khóa 12 tháng, liên hệ Zalo
Vay tiền nhanh online, chỉ cần CMND, giải ngân trong 10 phút
Nhà cái uy tín số 1, tặng 100k khi đăng ký, nạp rút 5 phút https://nhacai.example
شركة تسويق الكتروني نقدم خدمات تصميم المواقع وتحسين محركات البحث بأسعار منافسة تواصل معنا واتساب
قروض شخصية سريعة بدون ضمانات تواصل معنا الآن
वेबसाइट बनवाएं सिर्फ 2999 रुपये में, गूगल पर नंबर 1 रैंक पाएं, अभी कॉल करें
घर बैठे पैसे कमाएं रोज 5000 रुपये, अभी व्हाट्सएप करें
Jasa pembuatan website murah dan SEO halaman 1 Google bergaransi, hubungi WA kami
https://shortly.example/9xQ2
check this out https://bit.example/a81
great post! https://cheapbags.example
wow https://t.example/zz www.free-gifts.example
look here => www.win-iphone.example
[url=https://replica.example]replica watches[/url]
<a href="https://cheap-shoes.example">cheap shoes</a>
Nice blog, thanks for sharing such useful information. Also visit my page https://bestplumber.example
I really like what you guys are up to. Such clever work and reporting! Keep up the very good works, I've added you to my blogroll.
Excellent goods from you, man. I have understand your stuff previous to and you're just extremely wonderful. Here is my web-site :: https://vapes.example
Aw, this was an incredibly nice post. Taking the time and actual effort to produce a good article... but what can I say... I procrastinate a lot. Visit my site https://roofing.example
Hi colleagues, its fantastic piece of writing about education and fully explained, keep it up all the time. Look at my homepage
gJkRtWqZpLxN
XrTbQwPlKmZsDf
YdjKwQzRmBvTpX hhJqwZ
Louis Vuitton, Gucci and Rolex replicas at factory price, free shipping worldwide https://luxrep.example
Hello, we are a manufacturer of face masks and gloves in China. MOQ 10000 pcs. Please send us your inquiry and we'll offer the best price.
Dear purchasing manager, we supply CNC machined parts, 20 years of experience, ISO 9001. Can I send you our catalogue?
We export basmati rice, spices and cotton textiles. Looking for importers in Australia. Please share your requirement.
Commercial cleaning services for your office at unbeatable rates. First clean 50% off. When can we come by for a free quote?
Solar panels for your business with zero upfront cost and government rebate. Find out how much you'd save: https://solarsave.example
Reduce your company's electricity and phone bill by up to 40%. Our comparison is free, reply with a recent bill.
Do you accept credit cards? We beat any merchant processing rate, or give you $500. 
Save on your business insurance. Get instant quotes from top insurers, takes 3 min.
Outsource your bookkeeping and payroll to our qualified accountants in India from $8/hour. Free trial of 10 hours.
Hire virtual assistants from the Philippines, $5 per hour, trained in immigration paperwork. No lock-in contract. Book a discovery call.
We provide offshore staffing for migration agents: document checking, data entry, follow-up calls. 40% cheaper. Can I show you how it works?
Our CRM for education consultants saves 10 hours a week. Book a free demo with our team https://edu-crm.example/demo
Hello, would you be interested in advertising on our radio show? Packages start at $600 with a guaranteed reach of 50,000 listeners.
We'd like to feature your CEO in our magazine '10 Most Trusted Consultants of 2026'. The nominal sponsorship is $2,500, including cover page and trophy.
Congratulations, your company has been nominated for the Global Business Excellence Award. Confirm your participation and pay the entry fee.
You've been selected for the 2026 Who's Who directory of professionals. Complete your profile today to be included.
Publish your press release on 350+ news sites incl. Yahoo and Bloomberg for just $97. https://prwire.example
Wikipedia page creation by expert editors, guaranteed approval. Have your company on Wikipedia in 3 weeks!
Bulk SMS and WhatsApp marketing software, unlimited sending, lifetime licence for $59. Demo available.
Buy cheap hosting with unlimited bandwidth, free SSL and domain, use coupon SAVE80 https://hostdeal.example
SSL certificate on your website is expiring, hackers may steal visitor data. Our security plan fixes it for $69 a year.
I found a vulnerability in your website and would like to report it responsibly. What is the bounty you pay?
Your domain wattlepath-visa.example is available now, and we think it matches your business. Buy it before your competitor does, $499.
Eco-friendly promotional products: pens, mugs, tote bags with your logo from 35c. Request the catalogue!
Unlock the secret to 6-figure months with my free masterclass. Seats are filling fast. Save yours https://masterclass.example
Psychic love spells that work in 24 hours. Bring back your ex lover. Contact Dr Obama on WhatsApp.
I want to testify how a great herbal doctor cured me of herpes. Contact him by email today.
Join the Illuminati today and become rich, famous and powerful. Send your details to the grand master.
Free iPhone 17 giveaway! Only 3 left. Complete this short form to claim https://prize.example
Donate now to help the children of the flood. Every dollar counts. Bitcoin accepted: send to wallet below.
Elon Musk is giving back to the community. Send 0.1 ETH and receive 1 ETH back instantly.
Drone photography and virtual tours for your office. Stand out from competitors. Special intro price this month.
Hey, just following up on my last email about your online visibility. Did you have a chance to review the proposal?
Following up as I haven't heard back. Should I close your file, or is growing your business still a priority?
Re: your inquiry. As requested here are our prices for the ads campaign. Kindly confirm so that we start today.
Hi, is this the right person to talk about your company's advertising budget? We manage Google Ads and Meta Ads with a proven ROI.
Do you buy TikTok ads? Get $3000 in ad credits for new advertisers when you spend with us. Reply YES to claim.
We would like to purchase advertising space on your homepage, banner 300x250, for a casino client. Please quote monthly rate.
Hello, your site popped up when I searched. We do content marketing and I'd like to offer 3 articles for free so you may see the quality.
Essay writing help by PhD writers, plagiarism free, from $9 a page. Also assignments and dissertations for international students. Order today https://essaypro.example
We write winning SOP, GTE statements and resumes in bulk for education agents. AI detection 0%. Price list on request.
Cheap flights and hotel deals up to 75% off, exclusive member prices, book now https://flydeals.example
Sell your property fast for cash! We buy any house in any condition. Get an offer in 24 hours.
Luxury apartments in Dubai from AED 650,000, 1% monthly payment plan, get residency. Register for the brochure https://dubai-homes.example
`
  .trim()
  .split('\n');
