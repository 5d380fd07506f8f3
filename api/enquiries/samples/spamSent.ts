/** More of what sellers and tricksters send, in all lengths, made up. A line more teaches the filter; \n ends a line of a letter. */
export const spamSent = String.raw`
Hello, I looked at wattlepath.example this morning. Three of your competitors in Canberra are above you for "migration agent near me". I can change that within 60 days. Can I send you a proposal?
I can rank your visa site on the first page. Reply with your phone number.
Migration leads available: 400 fresh student visa applicants per month from India and Nepal, phone verified, $12 a lead. Interested?
hi interested in your business
Hi, I am interested in your services, please visit my profile and contact me
Quick one - do you own this website?
Are you the owner? I have a proposal that will interest you.
Who is the best person to speak to about your marketing?
Hey! Love what you guys do. Would you be open to a short call this week about growing your practice with AI?
Our AI receptionist answers every call in 2 rings, qualifies visa clients and books them in your calendar. 14 day trial, no card.
We build AI agents that chat with your website visitors around the clock. Immigration firms using us see 38% more consultations. Worth 10 minutes?
Dear Director, our chatbot speaks 95 languages and closes leads while you sleep. Watch the 2 minute demo: https://botly.example/demo
I made a free mock-up of a new homepage for you. Where should I send it?
Your homepage loads in 6.4 seconds on a phone and Google punishes this. I am a freelance developer from Lucknow, I fix it for 120 USD.
I found some technical errors in your site including missing alt tags and broken schema. Do you want the screenshots?
We noticed that your domain has a spam score of 11%. Our disavow service removes toxic links. Pricing from $75.
Get DA 50+ backlinks from .edu and .gov domains, permanent, manual work, niche immigration. 20 links 90$.
I have a list of 3,200 blogs that accept immigration articles. Tell me if you want to buy placements.
I am Katrin, an outreach manager. My client, an international money transfer brand, would like to sponsor an article on your blog. What would you charge?
Could I write for you? I have a ready article "10 reasons to live in Australia" and only ask for one follow link to my client inside.
Would you add our relocation calculator to your resources page? In return we tweet you to our 80k followers.
We'd like to exchange links with you. Our site about study abroad has DR 41.
FINAL NOTICE: the listing of your domain in the search engines expires today. To keep it, pay the renewal at https://domainregistry.example/renew
Important: your domain wattlepath.example is due for renewal. Failure to complete this order will result in the loss of your online identity.
The domain migration-canberra.example is going to auction. It gets 900 searches a month, would you like to secure it before your competitors do?
Please find attached the invoice INV-20931 for last month. Kindly confirm the payment and send the remittance advice.
Your invoice is overdue by 14 days. Open the statement here to avoid legal action: https://pay-doc.example/8812
Your mailbox is 98% full. Messages will bounce unless you confirm your account: http://webmail-quota.example
We detected a login to your Microsoft 365 from Lagos. If this was not you verify immediately.
Your Facebook page has been reported for violating our community standards and will be removed in 24 hours. Submit an appeal: https://fb-appeal.example
Hello, I am a photographer and you are using my pictures without licence. See the evidence here https://storage.example/dl/evidence.zip and delete them or I will sue.
We have hacked your website and extracted your databases. Send 2500 USD in bitcoin to the wallet below within 72 hours or we will sell your clients' data.
I recorded you through your camera. Pay me 0.04 BTC and I will forget it.
Good day, I am Mrs Helene Dubois, widow, dying of cancer. I wish to donate 7.5 million euros to a God fearing person. Reply to my private mail.
I am a bank auditor in Burkina Faso. A client with your surname died without next of kin leaving $14.2m. We share 50/50.
Attention beneficiary, your compensation fund of USD 850,000 was approved by the United Nations. Send your name, address and phone to the agent.
Congratulations! Your email address won the Google anniversary draw. Claim your prize of 500,000 GBP with code GA-77.
Business loan from 10k to 5 million at 3% per year, no collateral, approval in 48 hours. Apply now by WhatsApp.
Do you have unpaid taxes or slow cash flow? Unsecured capital for Australian small businesses, funded tomorrow. Bad credit is no problem.
Merchant cash advance up to 250k. No paperwork. Can our funding specialist ring you?
We are private lenders and investors seeking projects in any sector, we finance up to 85%. Submit your business plan.
Earn 3% a day with our automated crypto trading bot. Minimum deposit $250, withdraw anytime.
BTC whale signals, 92% accuracy, join our Telegram before the doors close t.me/whalesroom
I turned 500 dollars into 27,000 in five weeks following Mrs Angela Brooks on Instagram. She can help you too.
Recover your stolen crypto! Our certified hackers got back 3.1 BTC for me. Write to ghostrecovery@mail.example
200 free spins without deposit, play pokies now at https://luckykoala.example
Best Aussie online casino 2026, instant withdrawal with PayID, welcome bonus $5,000
Bet on cricket and IPL with the highest odds, new ID in 5 minutes by WhatsApp
Buy Viagra, Cialis and Levitra without prescription, discreet shipping worldwide
Ozempic and Mounjaro in stock, no prescription needed, 30% cheaper than your pharmacy
This herbal drop melts belly fat in 14 days. Doctors hate it. See the video.
Men over 40: one odd trick brings your energy back. https://vigor.example/trick
Hot girls in your city are waiting for you, no registration, https://nearby-flirt.example
Hi dear, I saw you and I like you very much. I am Anastasia, 27, looking for a serious man. Write me at my mail.
My webcam is on, come and see me ;) https://cam.example/mila
Work from home, 300 to 900 AUD a day, no experience needed. Message HR Linda on WhatsApp.
We are hiring part time product reviewers, 30 minutes a day, 150$ daily, paid in USDT.
You were selected as a mystery shopper in your area. Keep $350 for each task, we send the cheque in advance.
Data entry job from your phone, weekly pay, registration fee only $20.
Dear sir, we are a factory in Shenzhen making LED displays. MOQ 1 piece, CE RoHS. Let me send you our catalogue.
This is Cindy from Ningbo. We supply office chairs and desks direct from the factory, price 40% lower. May I quote?
We manufacture custom lanyards, tote bags and pens with your logo. Free sample this week.
We export basmati rice, spices and cashew in containers. Looking for importers in Australia.
Looking for an agent to distribute our solar inverters in the Australian market.
Custom lapel pins and medals, no die charge, 10 days delivery
Your office could cut its electricity bill by 60% with solar. No upfront cost. Do you own the building?
Commercial cleaning for offices in Canberra from $29 per hour. Obligation free quote today.
Coffee machines for offices on free loan. You only buy the beans.
Fit out your office with ergonomic standing desks. EOFY sale ends Sunday.
EFTPOS terminals with zero fees for 3 months. Switch now.
Save up to 50% on your business insurance, compare 12 insurers in 2 minutes.
Telephone systems for small firms: VoIP from $19 a user. Can I call you on Thursday?
Staff wages too high? Our virtual assistants in the Philippines do visa paperwork for $7 an hour.
Outsource your back office. Trained case officers in Ahmedabad who know ImmiAccount from USD 600 a month per seat.
We offer bookkeeping, BAS and payroll for migration firms from $199 monthly.
Is your practice using a CRM made for migration agents? Book a demo of VisaFlow and get 3 months at no cost.
Increase your Google reviews. We add 5 star reviews from real Australian accounts, 25 reviews $150.
Remove bad reviews from Google in 7 days. Pay after removal.
Buy aged Gmail accounts, verified PayPal, LinkedIn accounts with 500 connections.
10,000 Instagram followers for 29 dollars. Real and active. Delivered today.
Sell you TikTok views, likes, shares at the cheapest panel. https://smmking.example
1 million messages to contact forms for $99. You are reading this, so it works!
I just sent you this message through your contact form, and I can send yours to millions of sites as well.
Bulk email and SMS marketing, 2.1 million Australian consumers database, updated in 2026.
B2B contact database: every registered education agent in South Asia, with e-mails. Sample on request.
ATTENTION: attendee list of the migration conference available, 4,112 contacts. Shall I share counts and price?
Explainer video for your visa services, 60 seconds, voice-over included, only $190 this month.
We make podcast episodes and clips from your blog posts. See our work and book a call: https://clips.example/book
I'm a graphic designer and can design a fresh logo for you. Three concepts for $49.
Do you need mobile app development? We are a CMMI level 3 company with 150 engineers in Noida.
WordPress, Shopify, Laravel, React. Hire dedicated developers at 15$ per hour. No contract.
Your Google Business Profile is not verified. Customers can't find you. Press here to claim it.
Hello from Google Maps Partner team, your listing has issues. Call back on 1300 000 000.
Get featured in Forbes, Yahoo Finance and GQ. Guaranteed placement in 10 days or refund.
Your company was nominated as Best Immigration Consultancy 2026 by Global Excellence Awards. Confirm your entry and winner's package from £495.
We would like to interview your CEO for our business magazine. A two page feature costs 1,900 USD.
Create a Wikipedia page about your founder. Written and published by experienced editors.
Trademark your brand before someone else does. Someone in China has applied for "Wattlepath", reply within 5 days.
Dear CEO, we are the organization handling domain name registration in China. A company called Huatong Ltd applied for your brand as domain. Please confirm whether you authorised it.
UAE company formation in 3 days, 100% ownership, zero tax. Free consultation.
Invest in Dubai off-plan apartments, 8% yield guaranteed, 1% monthly payment plan. Brochure?
Get a second passport of Dominica or Vanuatu in 60 days by donation, agent commission 10%.
Buy real registered IELTS certificate without exam, band 7.5 in each module, verify on official website. WhatsApp +44.
PTE scorecard original from the system. Pay after result.
We issue original degrees, passports, driving licences of all countries, registered in database.
Australia work permit 2 years, no IELTS, salary 4500 AUD, visa in 60 days, pay after visa. Limited seats for kitchen helper and farm.
LMIA approved jobs in Canada and sponsor jobs in Australia for sale, agents welcome, commission per file.
Dear agent, we have direct quota of 200 work visas for Poland and Romania. Looking for sub-agents in your country.
We have an inside contact at the embassy in New Delhi, appointment slots for tourists visas available, price per slot 150.
Write your essays, theses and assignments with our experts, plagiarism free, 20% discount for your students.
Recommend our student accommodation and earn $200 for each booking through your affiliate link.
Partner with our money transfer app and earn for each student that you refer. Sign up here: https://fxpartner.example
Earn commission by offering OSHC from our platform! Register as an affiliate in one minute.
I represent a forex broker. Become our introducing broker and receive 12$ per lot from your clients.
Здравствуйте! Предлагаем продвижение сайта в топ 10 Яндекс и Google. Оплата за результат.
Добрый день, база предприятий Австралии, 900 тыс. email. Цена 5000 руб.
Онлайн казино, бонус 500% на первый депозит, вывод за 5 минут
Требуются сотрудники для удалённой работы, доход от 100 000 в месяц, пишите в телеграм
Прогон по профилям и форумам хрумером, рост ТИЦ, недорого
Купить диплом о высшем образовании с занесением в реестр
Ищу девушку для встреч, моя анкета тут https://znakomstva.example
您好,我们是深圳外贸建站公司,专业做谷歌SEO推广,三个月上首页,请加微信详谈
专业办理澳洲大学毕业证成绩单,学历认证,先办后付款
澳门新葡京娱乐,注册送彩金888,真人百家乐在线
代写论文,包过,价格优惠,联系QQ 12345678
低价批发手机配件,厂家直销,欢迎来样定制
短期贷款无需抵押当天放款
网站流量提升,百度谷歌排名优化,包年套餐
我司提供海外社媒运营、短视频代运营服务,有意请回复
需要刷单兼职人员,日赚300-800,手机即可操作
مرحبا، نقدم خدمات تحسين محركات البحث وتصميم المواقع بأسعار منافسة، تواصل معنا على واتساب
قروض شخصية سريعة بدون كفيل وبفائدة 2% فقط
كازينو اون لاين، احصل على بونص 100% مع اول ايداع
اربح المال من الانترنت من منزلك 500 دولار في اليوم
Merhaba, web sitenizi Google'da ilk sayfaya çıkarıyoruz. Ücretsiz analiz için bize yazın.
Deneme bonusu veren siteler 2026, hemen üye ol bedava 500 TL kazan
Kurumsal web tasarım ve SEO paketleri uygun fiyatlarla, teklif alın
İnstagram takipçi satın al, gerçek ve güvenilir
Hola, somos una agencia de marketing digital, podemos posicionar su página en Google. ¿Le envío una propuesta?
Préstamo urgente de 5.000 a 500.000 euros, tasa del 2%, respuesta en 24 horas
Bonjour, nous améliorons le référencement de votre site web. Audit gratuit offert.
Bonjour, je suis un particulier et j'offre des prêts de 2 000 à 900 000 euros à toute personne sérieuse.
Guten Tag, ich habe Ihre Website geprüft und mehrere SEO-Fehler gefunden. Kostenlose Analyse gewünscht?
Olá, criamos sites profissionais e fazemos tráfego pago. Solicite um orçamento.
Chào bạn, bên mình chuyên chạy quảng cáo Facebook, Google và thiết kế web giá rẻ, liên hệ Zalo
Nhà cái uy tín, nạp đầu tặng 100%, tải app ngay
Slot gacor hari ini, daftar sekarang bonus new member 100%
Jasa SEO murah bergaransi halaman 1, hubungi WhatsApp
[url=https://cheap-pills.example]buy cheap pills[/url] cheap pills online
<a href="https://best-essay.example">write my essay</a> good service
[b]Hot deals[/b] https://a.example https://b.example https://c.example
https://bit.ly/3xYzQ1
Great post! I really enjoy reading your site. Check mine: https://mysite.example
Thanks for sharing this wonderful article, it helped me a lot. Here is my blog post; weight loss pills
I was very pleased to find this web-site. I wanted to thank you for your time for this wonderful read!!
What a nice piece of writing, keep up the good work admin, my page - online slots
Hi there, after reading this remarkable article i am too glad to share my experience here with colleagues.
dfgkjhdfg dfgdfg rtyrty
asdf asdf asdf
GrWkQpLmZxTv
jUyHtGfRdEsW qAzXsWeDcV
test test
testing your contact form, please ignore
1
Hello World https://example.test
Loveawake dating free. Register today and find your other half!
I'd like to introduce our translation agency: NAATI certified translators at $35 a page, 24h turnaround. Volume rebate for agents.
We're a NAATI translation bureau looking for migration agents to partner with; 20% referral fee on each certificate.
Our law firm marketing playbook helped 61 solicitors double their bookings. Download it at no cost.
Hi, just following up on my previous email. Did you get a chance to look at our proposal?
Bumping this to the top of your inbox :)
I haven't heard back, so I assume growth isn't a priority right now? Should I close your file?
Would it be crazy to think we could bring you 30 consultations in 30 days? If not, you don't pay.
We only take one migration firm per city. Canberra is still open. First come first served.
I ran ads for a visa consultancy in Toronto and brought leads from $85 to $19. I'd like to do the same for you.
Dear Manager, I am writing with regards to your website which is not mobile friendly & has security issue.
Greetings of the day! We are leading IT company having 12+ years of expertise. Share your requirements.
Your website has no SSL / cookie banner and you may be fined up to 50,000. We make it compliant for 149.
ADA lawsuit risk detected on your website. Our widget makes it accessible in 2 minutes: https://a11ywidget.example
I am security researcher and I found a vulnerability in your website. Do you have bounty? I will report after confirm the reward.
Hey, this is Jake. Saw you're running Facebook ads. We can double ROAS. Free ad account teardown?
Hello, we want to buy your website or domain. What is your asking price?
Are you considering selling your business? We have pre-qualified buyers for migration agencies. Confidential valuation at no charge.
My company acquires profitable service businesses between $500k and $5m. Open to a confidential chat?
Investors ready to fund your company. Pitch us today, equity or debt, closing in 21 days.
Your pension may be worth more. Free pension review by our advisers.
Quantum AI trading platform by Elon Musk now open for Australians. Only 37 places left.
Airdrop: connect your wallet and claim 1,200 tokens before midnight https://claim-token.example
Free energy saving device halves your power bill, the companies don't want you to know
Cheap flights up to 70% off, call our toll free booking number for Qantas and Emirates deals
Luxury replica watches, Rolex, Omega, 1:1 swiss movement
Cheap ray ban and nike shoes outlet, free shipping
Full Netflix and IPTV, 20,000 channels, 12 months 59 AUD
Psychic love spell caster brings back your ex in 24 hours, contact Dr Oba
Herbal cure for HIV, herpes and diabetes, Dr Ehi cured me, contact him
Join the Illuminati and become rich, famous and powerful today
Pray and forward. God has chosen you for financial breakthrough, sow a seed of $77.
Looking for Australian farmland to purchase cashew? we have offers, LOI ready, seller mandate direct.
JET A1, EN590 available FOB Rotterdam, serious buyers only, ICPO required
We have gold dust and bars 22 carats for sale in Ghana, looking for buyer partner.
Dear purchasing department, please quote us your best price for the items in the attached RFQ.
Kindly send your product list, price and payment terms. We want to place a bulk order. Do you accept credit cards and ship to Fiji?
I want to order 50 units of your products, do you accept Visa card and pick up by my shipping agent?
Hello do you do catering for 60 people and do you take credit card? my carrier will pick up
Signage for your office: 3D letters, lightboxes, free design and installation within ACT.
Corporate Diwali hampers, early bird price till Friday, minimum 10 boxes.
Team building cooking classes in Adelaide, 15% off for first bookings.
Webinar: How migration agencies use AI to triple revenue. Save your seat, 120 already registered.
Join our mastermind for agency owners. Apply now, only 12 seats.
Learn how I make $18k a month with drop shipping. Free training tonight at 8.
Write and publish your book on Amazon in 30 days. We ghostwrite, you get the clients.
SMS marketing for education agents, 98% open rate, 2c per SMS, credits never expire
WhatsApp Business API with green tick. Send 100k broadcast messages to your leads.
Website traffic 100% real human from Australia, 10,000 visits for $15, AdSense safe
Instagram DM automation for consultants. Comment VISA and the bot replies. Try it for nothing.
I checked your page speed, it's 31/100. I can bring it to 95+ guaranteed. Price is fixed: 99 AUD.
Hi, I'm Olga. Is your company accepting new suppliers for courier and document delivery? Our rates attached.
We have rooms in new student tower in Melbourne, want list with you, commission one week rent. Please reply for the MOU and rate card and marketing assets.
Car rental for your clients at the airport, corporate rate, please find our tariff.
I will write SEO optimised blogs about visas 500 words for 5 dollars, samples available
My name is Prakash and I'm a Digital Marketing Executive. I was doing some research and landed on your site. Are you getting desired business from it?
The pages of your site aren't indexed. Ask me how to fix it (cheap).
Hi Wattlepath Team,\n\nI hope this finds you well. My name is Jessica and I'm an online strategist. While going over your pages I saw a few things that stop you from showing up for people who look for help with their partner visa in Canberra.\n\nWould you like me to send over the findings?\n\nKind regards,\nJessica Moore
Dear Sir or Madam\n\nWe're an IT outsourcing firm from Chandigarh. Currently we serve 40+ clients in Australia. Our hourly fee starts from USD 12. If you've any upcoming project please let me know your convenient time for a call.\n\nThanks\nAmit Verma\nBusiness Development Manager
Hello,\n\nWe buy and sell used office equipment. If you have old laptops, monitors or desks we collect them in ACT and pay on the spot.\n\nRegards, Greg
Good morning! I'm a student visa lead specialist. Every month I produce between 200 and 300 form fills from India, Nepal, Sri Lanka and the Philippines. I'm onboarding two agencies in Australia for this quarter. Leads are exclusive, delivered in Google Sheets in real time. Would Tuesday work for a quick Zoom?
Hey there\nI tried calling but nobody answered (no worries, that's what my AI phone agent solves!). It picks up 24/7, speaks Hindi, Punjabi and Mandarin, and texts you a summary. First 50 calls are on us.\nCheers, Luke
To whom it may concern,\nWe have been instructed by the registry that the period to retain your .com.au equivalent closes on 30 November. If we do not receive the confirmation your name will be released to the public.\nRef: 66120-AU
Hi, I run a portfolio of finance and lifestyle blogs and I'm currently buying placements. If you accept content from external contributors, please let me know the cost with a permanent link, no sponsored tag. We usually pay through PayPal after publication.
Hello, this is Darren with Pinnacle Funding. Your business is pre-approved for up to $175,000 in working capital. No hard credit pull and funds the same day. What's the best number to reach you?\nDarren
Dear Beloved, I know this letter will come to you as a surprise. I'm Mrs Aisha Gaddafi, the only daughter of the late Libyan president. I have funds worth 27.5 million dollars and need an honest investment manager in your country. I'll give you 30 percent. Reply at once.
Hello Admin,\nI was just checking out your article about the 491 visa and noticed you mention cost of living. I wrote a detailed piece with the current figures: https://livecheap.example/cost-of-living-au. It might make a worthy addition to your post. Either way keep up the great work.\nWarmly, Tom
I'm contacting you because one of our customers wants to put money into an established migration practice. Would the director be open for a private conversation on a full or partial sale? NDA available.
Hi\nIs your business listed on Apple Maps, Bing, Alexa and 70 other directories? I ran a scan: your details were wrong on 43 of them. This is hurting you. We sync everything for 29 a month. The report is free.
URGENT: Your hosting account has been suspended because of an unpaid balance of AUD 14.90. To avoid deletion of the website and mail boxes settle it here: http://hosting-billing.example/pay?id=77\nBilling team
Hello,\nI'm Mei Lin, sales manager at Dongguan Hengtai Gifts. We make travel adapters, passport covers and luggage tags with printed logo which are ideal gifts for your migrating clients. MOQ 200 pcs and price from USD 0.68. Shall I send some free samples?
I've been making $1,200 per day using this simple copy and paste system and I want to share it. No selling, no experience. Only for the first 20 people: https://dailycash.example
Hey, is this still the right email for Wattlepath? We've got a short list of 17 employers in regional NSW who asked us for migration help and we need a firm to pass them to. Our fee is 500 per introduction.
Hi there! Are you struggling to keep up with posting on Facebook and Instagram? For less than the price of a coffee a day we write and schedule everything. Packages: Basic $79, Pro $129, Premium $199. Let me know which one suits.
Sir, we are immigration consultant in Punjab having big database. We have 35 genuine candidates ready with money for sponsor visa. Give us your rate for sponsor letter per candidate, we keep margin, you keep safe. Confidential deal.
Hello my friend. I have direct contract with employers in Australia for 300 fruit pickers, we need agents to collect the candidates. 1,500 USD processing per person, you keep 500. Send me WhatsApp number.
Hi, I'm with the Excellence in Legal Services Awards. Congratulations, an anonymous client has nominated your firm! Winners receive a digital badge, a two page spread and certificate. Packages start at 890 GBP. May I reserve your category?
Dear Manager,\nThis is the last notice about your trademark. According to our monitoring, the Trademark WATTLEPATH will be registered by another party unless you object within 7 working days. The fee for the objection is 1,280 EUR.
Our law firm holds the unclaimed estate of a deceased foreigner. I got your name from a public directory. Kindly provide your direct phone for further details. 40% is yours.\nBarr. Jude Adams
I just visited your website and wondered if you have considered the power of video? Viewers retain 95% of a message when they watch it. We've done videos for over 1,000 companies. See samples: https://vid.example/work Would you be free for a quick talk?
Hi, I want to work with you on commission basis only. I'll rank your website for the keyword "best migration agent in Adelaide" and you pay just when it's on page one. Deal?
Hello dear, my name is Precious, nice to meet you. I am single, never married, and looking for true love and a trusting man. Distance doesn't matter. I will send my photo when you reply. Kisses
Did you know your website isn't secure for credit cards? PCI fines begin at $5,000 per month. We run the compliance for 300 Australian firms. Reply COMPLY for a call.
Greetings,\nwe are a manufacturer of prefabricated houses & container homes in Qingdao. For your customers who come to Australia we can provide low cost living units. Kindly tell me the person in charge of procurement.
Good day to you, are you the person in charge of the company's telephone and internet? I'd like to compare your current bill. We typically save 45% for offices under 30 people.
Hi,\nYour post got my attention. I'm an Upwork top-rated writer and want to write three blogs for you for free so that you may judge my quality. After that, 10 USD each. Topics: visa news, student life, moving tips.
Hello, we've built a plugin that adds an eligibility quiz to your website. Migration agents who installed it get 5x more enquiries. The setup takes 4 minutes. Watch: https://quizapp.example
I am looking for a partner to launch a franchise of my visa consultancy brand in Canberra & Adelaide. Initial fee of 35,000 USD includes software, training and leads. ROI 8 months. Ask for our deck.
hello sir i am doing logo, visiting card, brochure, flyer, all design work very low price only 5$. please give one chance. see my work behance.example/ravi
I have some questions about your product. Can you send the catalogue with prices in USD? We're a trading company from Turkey and want 3 containers monthly.
BLACK FRIDAY: 70% OFF all hosting, VPN and antivirus deals!! Ends at midnight >> https://deals.example
Hi, we're building a list of trusted migration consultants for expats. Listing costs nothing in the first month, afterwards $15. Shall I add your firm? Just say yes.
Dear friend, do you want to be a millionaire with crypto before 2027? My mentor Mr Lucas from Switzerland trades for you. Minimum 300 euros. He changed my life. WhatsApp +1 555 0100
We've noticed an unpaid copyright licence for an image on your website. Settlement amount is AUD 650. If this isn't paid in 14 days the matter goes to court. Pay: https://imagelicence.example/case/8821
Hello. I make bots which can book VFS and embassy appointments automatically. You can sell slots to your clients. Price 1,200 USD for lifetime. Demo on Telegram.
Hi! Would you be interested in a list of registered nurses in the Philippines, Kenya and India that want to relocate? Includes email, phone, LinkedIn and experience. 12,300 contacts. Price drops this week.
Team,\nPlease see below our special fares for corporate accounts. SYD-DEL from $899, MEL-KTM from $940. Commission 5% for agents. Register your agency on our B2B portal.
I'm from a company that does GS statements, SOPs, CVs and fake experience letters for agents, fully verifiable. Bulk 20 files 300 dollars.
How do I get in touch with your CFO? We assist firms to claim back overpaid payroll tax. No win no fee.
Hallo,\nich biete Ihnen Gastartikel auf deutschen Reiseblogs an, 60 Euro pro Link. Bei Interesse sende ich eine Liste.
Estimado propietario: su sitio no aparece en los primeros lugares de Google. Por 150 dólares al mes lo solucionamos. ¿Cuándo podemos llamarle?
尊敬的老板您好:我们团队专门为海外移民公司提供抖音、小红书获客服务,每天20条以上精准客户线索,先试用后付费,有兴趣请加我微信。
Добрый день! Хотим предложить вам поток клиентов на визы в Австралию из Казахстана и Узбекистана. Оплата за заявку 10 долларов. Интересно?
السلام عليكم، هل ترغب في زيادة عملائك؟ نوفر لك بيانات آلاف الراغبين في الهجرة مع أرقام هواتفهم بسعر رمزي.
Sayın yetkili, firmanıza özel mobil uygulama ve web yazılım çözümleri sunuyoruz. Detaylı bilgi için dönüş yapmanızı rica ederiz.
Bonjour Madame, Monsieur, je suis rédactrice web et je vous propose des articles optimisés pour votre blog à partir de 20 euros. Bien cordialement
नमस्ते सर, हम आपके वीज़ा बिज़नेस के लिए फेसबुक पर लीड लाते हैं, 50 रुपये प्रति लीड, ट्रायल फ्री है
bhai aapke consultancy ke liye fresh leads chahiye to batao, canada australia dono ka data hai, 10000 number sirf 2000 rs
zxcv bnmz qwrt plkj
PHmsKzWvQtRj
hi. test. pls ignore
ASDASDASD
Aw, this was an incredibly nice post. Taking the time and actual effort to create a very good article… but what can I say… I put things off a lot and never manage to get nearly anything done.
Howdy! Do you know if they make any plugins to protect against hackers? I'm kinda paranoid about losing everything I've worked hard on. Any suggestions?
What's up, its pleasant piece of writing on the topic of media print, we all be familiar with media is a great source of facts.
Hey! This is my 1st comment here so I just wanted to give a quick shout out and tell you I genuinely enjoy reading through your posts.
click on my profile for hot chat 18+ https://cutt.example/zz1
Do you buy leads? We have people who want to move to Australia and are looking for an agent.
Fresh migration enquiries for sale, sold to one agent only. Tell me how many you want.
We have students who need visas. Would you like to buy their contacts?
How many more student visa clients can you handle each week? We'll bring them.
Are you accepting more work right now? We can send paying visa applicants.
Would you take on additional visa clients if I sent them to you for a fee?
Quick question: do you have capacity for 20 more consultations a month?
Want to rank for "partner visa Sydney"? Let me show you in a short call.
Want to be number one for "student visa agent"? I'll tell you how.
May I show you how to appear above other migration agents on Google Maps?
I'd like to put a link on your page. How much is it?
What do you charge for adding a link to an existing article?
Hello, how much is a post with a do-follow link on your website?
Dear Sir, I am interested in advertising on your website, please send your rates.
Can I send you details of our accounting package? Small firms love it.
Can I share some information about our CRM? It's built for consultants.
May I send you a brochure about our telephone answering service?
Let me send you a short overview of our software for law firms.
Our call centre books meetings for consultants and agents.
Meet the new sales team that finds customers for visa firms.
Our debt collectors get your unpaid bills settled. No win, no fee.
We recover debts from clients who didn't pay. Do you have any?
I have an investor who wants to put money in your business. Reply to learn more.
A private lender is ready to fund your firm. Please answer for details.
There's an investor interested in companies like yours. Are you open to it?
We'd like to explore a partnership with your business. When are you free to talk?
I'd like to propose a business cooperation that benefits both of us. Please reply.
Let's talk about a strategic partnership between our companies.
I represent a group of influencers and would like to work with your brand.
Influencers are ready to promote your company. Ask for rates.
We have something that saves your team ten hours a week. When can we talk?
I called your office but couldn't reach you. We have an offer for you.
Sorry I missed you! I have a deal that your business will love.
We're an exporter of tea, spices and rice. Looking for importers in Australia.
Indian export house of handicrafts and textiles seeks buyers.
We offer translation of certificates at the lowest rate. Become our partner.
Certified translators for agents, cheap and quick. Partner with us.
Guaranteed visas for Canada, the USA and Australia. No interview. WhatsApp us.
We provide visas and work permits for all countries without any test. Contact us.
100% visa success, pay later, no documents required. Message on WhatsApp.
Passport, visa and residence permit for sale, genuine and registered.
Invoice attached. Please make payment immediately to avoid interest.
Please see the attached invoice and settle it today.
Second reminder: your payment is overdue, see document.
My name is Elena and I want to find a husband. Please write to my email.
I'm a lonely girl looking for a serious relationship. Email me.
She sent you a private photo. Open the chat to see it.
You have 1 new message from Maria. Click to read and reply.
Mia is online and wants to talk to you. Join now.
Click here to chat with women near you.
Need more articles? We write them for you.
Need content? Our writers deliver in 24 hours.
Need more clients? Ask us how.
Need a website? Need an app? Need SEO? We do it all.
More sales. More leads. Less work. Ask for a demo.
You built a great site, don't let it go to waste! Turn visitors into customers.
Imagine a visitor lands on your site, looks around and leaves. You lost a customer. We can change that.
Seven of ten visitors leave your site for ever. With our tool you talk to them before they go.
You get visitors, but visitors pay no bills. Customers do. Here's how to make them call you.
Greetings from WebRankers. We make your business visible.
Greetings from our team of digital experts.
I want to know your price.
Hi, I wanted to know your price.
Hola, quería saber su precio.
Hej, jeg ønskede at kende din pris.
Ciao, volevo sapere il tuo prezzo.
Hallo, ich wollte Ihren Preis wissen.
Ola, quería saber o seu prezo.
Sveiki, es gribēju zināt savu cenu.
Hi, ego volo scire vestri pretium.
Dia duit, theastaigh uaim do phraghas a fháil.
If you have a suggestion you can write to my shop's mail. Vintage clothes and decoration.
He visto su página y tiene relación con mi proyecto, visítelo en este enlace
Visita mi tienda online, tenemos los mejores precios
Nuestra empresa ofrece servicios de traducción y marketing a buenos precios
We make great corporate videos. Have a look at our showreel.
Custom merchandise for your brand, no minimum. Ask for samples.
Cheap domain and hosting, register today.
Best SEO price, contact.
SEO, PPC, SMO. Contact for price.
web design cheap price contact me
logo design 10 dollar
best price followers likes
loan available contact now
crypto profit daily join
online job daily pay join whatsapp
We'd be glad to be your IT partner. Our rates are the lowest.
Let us handle your social media while you focus on visas.
Our machine learning platform predicts which of your leads will sign. Interested in a pilot?
Is cyber crime a worry? Small offices are hit most. Get our protection for free in the first month.
Backup, antivirus and firewall as a package for small firms at 9 dollars a seat.
Would you rent billboard space on the Tuggeranong Parkway?
Your neighbours already saved on their gas bill. Compare now.
Payroll in ten minutes a month. Try the app the accountants recommend.
We train your reception staff in sales on the phone. One day, measurable result.
Ask about our bulk rates on police checks and medicals for agents. Register as a reseller.
Our hotel offers corporate rates for your visitors. Contract attached.
Exclusive deal for education agents on laptops and tablets. Order 10, pay for 8.
Your chance to sponsor our student awards. Gold package 2,000 dollars.
We list "Top 10 visa consultants". Pay 49 to be number one.
Get interviewed on our YouTube channel for a small fee.
Your brand on 200 taxis. Last spots for the summer.
Hello admin, exchange links? I have 5 sites.
Sell me your old domain, I pay well.
Are you thinking of selling your practice in the next year? We know buyers.
Free business valuation, no strings attached.
Last chance! Webinar on getting clients with TikTok starts at 6.
We noticed you're hiring. Our platform finds staff in 48 hours.
Send cheap parcels worldwide with our courier. Business accounts get 30% off.
`
  .trim()
  .split('\n')
  .map((letter) => letter.replaceAll('\\n', '\n'));
