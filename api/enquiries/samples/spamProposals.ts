/** What firms, agencies and swindlers propose, made up. A line more teaches the filter. */
export const spamProposals = `
Hi Wattlepath team, I was searching for visa consultants in Australia and your site came up on page four. With a few fixes it could sit on page one. I put together a short video showing what I'd change. Should I send it? Best, Rachel
Hello Sir/Madam, I'm a web designer based in Noida. If you want a new look for your website or mobile application I can do it within your budget. Let me know your requirements and I'll send past work and a quote.
Hi! I'm an editor at a travel blog. I'd love to write a piece for your audience on "Moving to Melbourne with kids". There's no charge, I only need one backlink in the text. Would that work?
Need cash flow? We provide unsecured business loans from $5k to $500k with same day approval. Bad credit OK. Apply online in two minutes.
I represent a group of Gulf investors with funds of up to 500 million dollars for viable projects at 3% interest. If you have a project needing finance, kindly contact me.
Turn $250 into $5,800 in just 7 days with our AI crypto robot. Elon uses it. Register before midnight!
Do your student clients need help with SOPs, essays or assignments? Our native writers deliver within 24 hours with zero plagiarism. Special prices for agents.
We are hiring! Simple online work from your phone, 2-3 hours a day, earn $100-$400 daily. Contact our manager on WhatsApp.
Promote your services with bulk WhatsApp and SMS at Rs 0.12 a message. Panel with reports. Free demo credits available.
Would you be interested in exclusive leads of people actively seeking Australian visas? We charge only for calls longer than two minutes. Happy to do a trial with ten.
Dear colleagues, our agency provides certified translations in over 60 languages for immigration purposes. For partners we have a 25% discount. We'd be glad to cooperate with you.
As a registered migration agent you need professional indemnity cover. Our policies start from $49 a month. Can I give you a comparison?
Dear customer, your subscription payment of $499.99 has been processed. If you did not authorise it call +1 888 555 0147 immediately to cancel.
FINAL NOTICE: SEO registration for wattlepath domain expires in 24 hours. Pay now to avoid termination of search listing.
Our system detected that you use an image owned by our client without licence. To settle this matter out of court please pay $480 via the link below within 14 days.
Hi there handsome, I am looking for a serious relationship. You'll find my pictures here http://hotdate.example/nat
Claim your $1000 welcome bonus and 150 free spins now. Instant withdrawal. Play at king-casino.click
Viagra 100mg $0.85 per pill. Free shipping worldwide. Anonymous delivery.
Forward this message to ten of your contacts tonight and by tomorrow morning you will receive good news. It worked for me!
Dear Employer, we're a licensed manpower company in Pakistan. We can provide skilled and unskilled workers for construction, hospitality and farming in bulk. Looking forward to a long-term association.
Hi, I think there's a great opportunity for our companies to partner. We reach over 30,000 expats every month. Could we set up a call next week to explore how we might support each other?
I'm curious, how do you handle enquiries after hours? Our AI assistant qualifies prospects, answers visa FAQs and books meetings while you sleep. Open to seeing it in action?
Hey, you're losing clients to competitors every day. I can prove it. Reply "SHOW ME" and I'll send a free audit of your site.
We produce testimonial videos for professional service firms. Packages begin at $750 including filming and subtitles. May I share some examples?
Dear Sir, we are manufacturer of promotional gifts: lanyards, umbrellas, USB sticks, notebooks. Low MOQ, fast delivery. Please let me know if you need catalogue and price.
Good morning, are you satisfied with your current cleaners? We look after over 60 offices in the city and would love to give you a free quotation. No lock-in contracts.
Power prices rise again in July. Commercial solar with zero upfront cost. Can our consultant visit you this week?
Добрый день! Создаем и продвигаем сайты для юридических и миграционных компаний. Приведем клиентов уже в первый месяц. Отправить коммерческое предложение?
Онлайн казино с быстрыми выплатами, бонус 500% новичкам, регистрируйся
贵公司您好!我们提供海外广告投放和独立站建设服务,帮您获取更多精准客户。方便的话可以加微信聊聊吗?
长期收购银行卡,高额佣金,日结,联系Telegram
Hola, he visto que su web no aparece en los primeros resultados. Ofrecemos posicionamiento SEO y diseño web a buen precio. ¿Le envío un presupuesto sin compromiso?
Gana dinero desde casa con tu celular, solo 2 horas al día. Pregúntame cómo.
Olá, trabalho com geração de leads para consultorias de imigração. Podemos conversar sobre uma parceria? Primeiro mês com desconto.
Bonjour, notre agence crée des sites internet modernes à partir de 490 €. Souhaitez-vous recevoir un devis gratuit et sans engagement ?
Kredit ohne Schufa, Auszahlung innerhalb von 24 Stunden. Jetzt unverbindlich anfragen!
Bên em chuyên cung cấp dịch vụ SEO và backlink chất lượng, bảo hành 12 tháng, inbox Zalo để nhận báo giá.
هل تريد زيادة عملائك؟ نقدم خدمات تحسين محركات البحث وإدارة حملات جوجل بأسعار مناسبة
Situs slot gacor terpercaya, bonus new member 100%, daftar sekarang juga
Evden çalışarak günde 500 dolar kazanmak ister misiniz? Hemen Telegram kanalımıza katılın.
नमस्ते सर, हम वेबसाइट डिज़ाइन और डिजिटल मार्केटिंग की सेवाएं सस्ते दाम में देते हैं
구글 상위노출 보장, 백링크 작업, 월 20만원부터. 카톡 문의 주세요
弊社はWeb集客支援を行っております。貴社のお問い合わせ数を増やすご提案をさせていただけませんか。
Negative reviews are costing you clients. We remove them within 10 days, legally, and you pay after removal. How many do you have?
Dear Wattlepath, you've been nominated for Best Immigration Consultancy 2027. To accept, choose a Gold, Platinum or Diamond winner's package.
Exhibit at the Dubai Education & Migration Expo this February. Meet 12,000 visitors. 20% early bird discount until 30 November.
Hi, I can do visa form filling, data entry and document checking for your firm remotely for $4 per hour. My team has 5 years of experience with Australian agents. Please give us a chance.
Free training: The 3-step system that fills your calendar with high-paying clients without cold calling. Register here.
Your WordPress plugins are outdated and put your clients' data at risk. We patch and monitor for $39 monthly. Want me to start?
Dear user, your e-mail account will be deactivated today. Click here to keep your current password.
Thinking of selling your migration practice? We've three qualified buyers in Sydney. Confidential appraisal at no cost.
I am Princess Ade, only daughter of late king. I need a God fearing person to help me move my inheritance of 8.5 million dollars to your country. You will get 30 percent.
We'll beat your current merchant fees or give you $500. It's that simple. When's a good time for a chat?
Bring life into your reception! Plant hire including care from $15 weekly. This month no set-up fee.
Compatible toner for all brands up to 70% cheaper. Order today, delivered tomorrow.
Dear Sir, manage your visa clients easily with our CRM. Lead tracking, WhatsApp integration, invoices. Lifetime plan $199 this Diwali only.
Love what you're building! I book experts on top business podcasts. Our clients average 6 shows in 60 days. Interested in hearing how it works?
Dear sir we have 25 student ready for Australia, you need? we want 70 percent commission. Contact viber
Buy real passports, driving licenses, ID cards, visas and residence permits of any country. 100% undetectable. Contact us for price.
Mama Joy is a powerful healer who brings back lost lovers, wins court cases and makes visas approved. Results in 48 hours.
98% of your visitors leave without contacting you. Our widget turns them into calls. Install takes two minutes and the first month is free.
Brochures, flyers and banners printed in Sydney at wholesale rates. 500 cards for $39. Ask for our price list.
Hello, how much do you charge for a sponsored article with a casino link? We've many clients and can order in bulk every month.
You are today's lucky visitor! Complete the survey and receive an iPhone 17.
Our expat portal has 250k monthly readers. List your agency from $29 a month and get enquiries directly. Shall I create your profile?
(Please forward to your CEO) We are a trademark agency in Shanghai. A company is applying to register your company name in China. Please confirm whether you authorised them.
I dropped two dress sizes in three weeks thanks to this natural supplement! Try it risk free.
I'll run your Facebook ads for free for 30 days. If you get at least 20 consultations, we continue. If not, you owe me nothing.
Hi, are you looking for animated explainer videos or a logo intro? Starting price $99 for 60 seconds. Portfolio available on request.
Hi, I have a quick question about your website. Who would be the best person to talk to about improving its performance?
Dear friend, glad to hear you're on the market for curtains and blinds. We export to Australia for 15 years. Any inquiry is welcome.
Cut your phone bill by half with our cloud PBX. Keep your numbers. Can I email you a comparison?
We write SEO-optimised articles at 3 cents a word. Order ten and receive two for free.
Join 14,000 members getting daily forex signals with 90% accuracy. First week free on Telegram.
Hi there, I'm a mortgage broker. Many of your clients will buy homes after PR. I'd love to discuss a referral arrangement that pays you per settlement.
The United Nations has approved your compensation payment of US$1.5M. Send your full name, address and a copy of ID to the paying bank.
Corporate car leasing at fleet prices. Drive a new hybrid for $149 a week all inclusive. Get a quote today.
I really enjoyed reading your article, it has lots of useful info. Please visit my website too for cheap web hosting deals.
I have full access to your site's database. Send 0.05 BTC to the wallet below in 72 hours or I publish the data of all your clients.
zxcv qwer plkj mnbv
[url=https://shop.example]купить аккаунты[/url] дешево
Stressed team? Our on-site massage therapists come to your office. Half-price trial for new businesses.
Hello, I am digital marketing executive. We do SEO, SMO, PPC, Google Ads. Our company completed 500+ projects. Can I call you?
Would your company be willing to buy a table at our charity gala? Tables of ten are $2,500 and include a logo on the programme.
New token launching Friday, 100x potential, presale whitelisted spots are almost gone. Get in early.
Do you post documents often? Our couriers collect same day in the CBD from $8. Open an account with no fees.
I need an English-speaking person to receive goods from China at home, $60 per parcel. Immediate start.
Upcoming webinar: Managing Psychosocial Hazards. $149 per person, CPD certificate included. Seats filling fast.
Dear sir, I am bank manager in Turkey. I need your cooperation to transfer abandoned money of a deceased customer. All is legal. Respond urgently.
Our AI can rebuild your whole website in an hour. See a preview we already made for you: sitebuilder.ai/wattlepath
wanna swap links? mine's a surf travel site
500 dofollow backlinks for $25. PayPal accepted. Delivery in three days.
We have 43 people in Brisbane waiting to speak to a migration agent this week. Do you have capacity?
Get a prestigious Collins Street address from $19 a month. Mail forwarding and meeting rooms included.
Good day ma'am/sir! I'm a virtual assistant with 6 years experience in admin, social media and customer support. $5/hour. I'm available to start immediately for your company.
We buy expired and active domains. How much do you want for yours?
100% PTE score guaranteed, remote exam handled by our experts, pay after result. Agents get good margin.
Following up on my last two emails. I still think we could add $30k a month to your revenue. Is it a no, or just bad timing?
Reach clients in their own language! Our plugin translates your site into 100 languages. Plans from $9.
We conduct visa medical and arrange reports quickly, any problem managed. Agents contact for rate.
Own a timeshare? We get you out, guaranteed. Free consultation.
Your free listing in our directory has been approved. Upgrade to a featured profile for only $19/month to appear above your competitors.
Boost your Instagram! 5000 real followers $29, instant start.
We sell metal scrap, urea and diesel EN590 on CIF basis. Interested buyers send LOI.
Hello, I'm a student doing a research on business loans, do you need financing now? Our rate is the best.
Headshots for your team at your office, $55 a person, edited pictures next day.
Quick one: are you still using spreadsheets for client onboarding? We've helped agencies save ten hours a week. 15 mins on Tuesday?
I can get you featured in Forbes, Yahoo and Khaleej Times. Rates on request.
Join our network of 400 education agents and get access to 900 universities with top commissions. Membership is free for the first year.
Wanna chat? I'm all alone this evening, click my profile
Electricity contract ending soon? Compare 20 retailers for your office in one call.
Try our filtered water cooler free for 14 days, no obligation at all. Shall we deliver one?
do u need logo? 20$
`
  .trim()
  .split('\n');
