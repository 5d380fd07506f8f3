/** Messages that sell or trick, made up after what forms are sent. A line more teaches the filter. */
export const spamMessages = `
Hi, I was looking at your website and noticed it is not ranking for key terms. We can get you on the first page of Google. Shall I send you a quote?
Hi, I was browsing your website and noticed it is missing for key terms. We can get you on the first page of Google. Shall I send you a quote?
Hello team, we offer affordable SEO packages starting at $ 99 per month. Interested? Reply YES.
Hello there, we offer white hat SEO packages starting at $ 149 per month. Interested? Reply YES.
Buy 1000 high DA backlinks for your site, only $ 39. https://rankboost.example/offer
Buy 500 high DA backlinks for your blog, only $ 59. https://linkfarm.example/offer
I would like to publish a guest post on your blog with a dofollow link. What is your price per post?
I would like to publish a guest post on your blog with a dofollow link. What is your rate per post?
Do you want more targeted traffic for your business? Click here: https://get-traffic.example
Do you want more leads for your company? Visit our site: https://more-leads.example
Your website is slow on mobile. Our team of designers can redesign your website at an affordable price. Let me know if you are interested.
Your website looks outdated. Our agency can redesign your website at an affordable price. Let me know if you are interested.
We are a web design company from Kolkata. We help businesses like yours. Can I share our portfolio?
We are a software development company from Lahore. We help businesses like yours. Can I share our portfolio?
I make explainer videos for companies. Would you be interested in a free sample for your business? No obligation.
I make animated videos for companies. Would you be interested in a free sample for your business? No cost.
Looking for a virtual assistant or data entry outsourcing? We provide trained staff to companies from $ 5 per hour.
Looking for a virtual assistant or payroll outsourcing? We provide experienced staff to companies from $ 6 per hour.
Need a business loan? Get up to $50,000 in working capital within 24 hours, bad credit OK. Apply at https://fastfund.example
Need a business loan? Get up to $250,000 in working capital within 48 hours, bad credit OK. Apply at https://quickcash.example
We offer loans at 2% interest rate to individuals and companies. Contact us by email: loanoffice@mail.example for urgent funding.
We offer loans at 3% interest rate to individuals and companies. Contact us by email: creditoffice@mail.example for urgent funding.
Earn $500 a day with our trading bot, guaranteed daily profits. Join now: t.me/profitclub
Earn $2,000 a day with our crypto platform, guaranteed daily profits. Join now: t.me/wealthclub
Invest in Bitcoin today and double your money in 7 days. Risk-free. https://btc-multiplier.example
Invest in Bitcoin today and double your money in 14 days. Risk-free. https://coin-multiplier.example
Play at the best online casino! 200 free spins no deposit. https://spinpalace.example
Play at the best online casino! 150 free spins bonus. https://luckypalace.example
Best betting bonus 1xbet promo code LUCKY2026
Best sportsbook bonus 1xbet promo code WIN2026
Buy Viagra online without prescription, cheap price, worldwide delivery https://pills.example
Buy Cialis online without prescription, cheap price, worldwide delivery https://meds.example
Replica watches 80% off, Rolex and more. Free shipping. https://lux.example
Replica handbags 80% off, Rolex and more. Free shipping. https://copy.example
Hot girls in your city want to meet you tonight. Click the link: https://date.example
Hot girls in your city want to meet you tonight. Sign up now: https://hookup.example
We sell registered passports and IELTS certificates without exam. WhatsApp +1 5550 100
We sell registered ID cards and IELTS certificates without exam. WhatsApp +44 5550 100
Get your IELTS certificate without taking the test! 100% genuine and verified, pay after results. We provide original registered certificates.
Get your TOEFL certificate without taking the test! 100% genuine and verified, pay after results. We provide original registered certificates.
Buy real and fake passports, visas, diplomas and banknotes online. Discreet delivery.
Buy real and novelty passports, visas, diplomas and banknotes online. Discreet delivery.
I am barrister John Coleman. A client of mine died and left $9.5 million. I seek your consent as next of kin for our mutual benefit.
I am barrister Paul Adu. A client of mine died and left $12 million. I seek your consent as next of kin for our mutual benefit.
CONGRATULATIONS! Your email has won the Google lottery of $850,000. Claim your prize now.
CONGRATULATIONS! Your email has won the Coca Cola lottery of 1 million dollars. Claim your prize now.
You have been selected for a gift card. Click here to claim your reward: https://claim.example
You have been selected for a compensation fund. Click here to claim your payment: https://win.example
Your mailbox is full. Verify your account within 24 hours or it will be suspended: https://webmail-login.example
Your mailbox is full. Verify your account within 24 hours or it will be suspended: https://secure-login.example
Your domain name is expiring. Renew now to keep your website: https://domain.example/renew
Your domain name is expiring. Renew now to keep your listing: https://registry.example/renew
You are using our copyrighted images on your website without permission. See the proof here and remove them or we go to court: https://drive.example/file
You are using our copyrighted images on your website without permission. See the proof here and remove them or we go to court: https://storage.example/file
We have a database of 2 million B2B email lists in Australia. Boost your sales with targeted leads. Ask for price.
We have a database of 50,000 B2B email lists in the USA. Boost your sales with targeted leads. Ask for price.
I can send your message to 1 million contact forms. This is how you got this message. https://form.example
I can send your message to 500,000 contact forms. This is how you got this message. https://blast.example
Get 5 star Google reviews for your business. Real and permanent. Order now.
Get YouTube subscribers for your business. Real and permanent. Order now.
Hello, I am the owner of a manufacturer of LED lights in China. Factory price, MOQ 500. Please let us know if interested in our catalogue.
Hello, I am the owner of a packaging factory in China. Factory price, MOQ 1000. Please let us know if interested in our catalogue.
Save up to 60% on your electricity bills. Get a free quote for your business today.
Save up to 60% on your merchant fees. Get a free quote for your business today.
Our AI chatbot answers your customers 24/7. Book a demo: https://aidesk.example
Our AI agent answers your customers 24/7. Book a demo: https://botdesk.example
I noticed your company could use better payment processing. Are you the decision maker? We offer a free trial.
I noticed your company could use better VoIP phones. Are you the decision maker? We offer a free trial.
Essay writing service for your students. Affordable assignment help, 24/7. Visit our website.
Essay writing service for your students. Cheap assignment help, 24/7. Visit our website.
Lost your money to a scam? Contact Cyber recovery expert to recover your lost bitcoin. A real hacker.
Lost your money to a scam? Contact Wizard recovery expert to recover your lost bitcoin. A real hacker.
Powerful love spell caster brings back lost love in 24 hours. Contact Dr Ogun.
Powerful love spell caster brings back lost love in 48 hours. Contact Dr Sule.
Раскрутка и продвижение сайтов недорого. Пишите: https://promo.example
Раскрутка и продвижение сайтов с гарантией. Пишите: https://top.example
Заработок в интернете от 5000 рублей в день, без вложений.
Заработок в интернете от 9000 рублей в день, бонус новичкам.
Казино Вулкан: бонус за регистрацию, ставки на спорт
Казино Азино: бонус за регистрацию, ставки на спорт
专业网站建设，价格优惠，加微信 seo888
专业SEO优化，价格优惠，加微信 web666
澳洲文凭办理，代考，包过，加微信 abc123
办理毕业证，代写，包过，加微信 abc456
Diseño web y posicionamiento SEO para su empresa desde 99 euros. Haga clic aquí.
Diseño web y posicionamiento SEO para su empresa desde 150 euros. Haga clic aquí.
Prêt entre particuliers de 5000 à 500000 euros, rapide et sans frais. Contactez-nous.
Prêt entre particuliers de 10000 à 500000 euros, rapide et sans frais. Contactez-nous.
Dịch vụ cho vay nhanh, vay vốn lãi suất thấp, tăng follow uy tín
Dịch vụ cho vay nhanh, vay vốn lãi suất thấp, cá cược uy tín
<a href="https://cheap.example">cheap offers</a> great site, keep it up
<a href="https://best.example">best offers</a> great site, keep it up
[url=https://shop.example]bags[/url] nice post
[url=https://store.example]shoes[/url] nice post
qWkTzRbXpLm
HgFdSaQwRtYp
Hi, quick question: who handles marketing at your company? We generate 20 qualified leads a month for law firms. Worth a 10 min call?
Hi, quick question: who handles marketing at your company? We generate 30 qualified leads a month for consultants. Worth a 10 min call?
I would like to discuss a partnership to monetize your website. We pay for sponsored posts and link insertions.
I would like to discuss a collaboration to monetize your website. We pay for sponsored posts and link insertions.
We are raising funds and our investors are looking for projects. Business funding from $1 million, 3% interest. Send your proposal.
We are raising funds and our investors are looking for projects. Business funding from $5 million, 3% interest. Send your proposal.
Get more immigration clients! Our Facebook ads agency delivers exclusive leads to migration agents. Free audit: https://grow.example
Get more immigration clients! Our Google Ads agency delivers qualified leads to migration agents. Free audit: https://scale.example
Your Facebook page violates our terms and will be disabled. Appeal: https://fb-appeal.example
Your Facebook page violates our terms and will be disabled. Appeal: https://meta-appeal.example
I checked your site and found 17 critical errors. I attached a free SEO report. Just reply and I will send over the details.
I checked your site and found 23 critical errors. I attached a free SEO report. Just reply and I will share the details.
Custom t-shirts with your logo, wholesale, free shipping over $100. https://print.example
Custom mugs with your logo, wholesale, free shipping over $100. https://gift.example
Make money from home! I earned $3,000 a week. Learn how: bit.ly/cash2026
Make money from home! My friend earns $3,000 a week. Learn how: bit.ly/work2026
Good day, my name is Eric and I just found your site. What for? To show you Talk With Web Visitor, a software widget that works on your site, ready to capture any visitor's name, email address and phone number.
Hey, are you currently utilizing Twitter/X for promoting your website or social media profiles? We help with organic growth.
Hi there, Just had a look at your site - it's well-designed, but not performing well on search engines. Would you be interested in improving your SEO and getting more traffic?
I hope you are doing well. I'm reaching out because we can provide you with a free mock up of a new homepage for your company.
Hi, Do you have an in-house team for development or do you outsource? We have 50 developers with a rate of $20/hour.
Greetings! We're a team of digital marketers who specialise in helping Australian firms get found online. Can I send you a screenshot of the mistakes on your website?
Would you like to submit your site to thousands of advertising sites for one tiny monthly payment?
Hello, Our company makes handmade Large size canvas prints in order for you to decorate all rooms in your office. Visit https://canvas.example
Are you looking to sell your business? We have several active buyers in your area.
Meet your best Buds - True Wireless Earbuds with amazing sound, convenience, portability, & affordability! Order yours now at 50% OFF with FREE Shipping
Your employees deserve better coffee. Get a free trial of our office coffee machines today.
I am writing to inform you that your website's contact form can be used to send our ads. Reply STOP to opt out.
Do you need help with Google Ads management? We manage $3M per month in ad spend for small companies.
We have tremendous hope in our collaboration. We supply KN95 masks, nitrile gloves with CE and FDA certificates at a good price.
Please I need your assistance to transfer the sum of $15,500,000 into your account. You will get 40%.
Hello dear, I am Mrs. Sandra, suffering from cancer, I want to donate my money to charity through you.
i can hack any whatsapp, facebook, grade change and erase criminal records
Unlock the secrets of passive income: this one trick lets ordinary people make $10k a month!!! http://money.example
Lose 10kg in a month with this simple Japanese trick. Doctors hate it. https://slim.example
Ready to boost your testosterone naturally? Try our gummies with a 60-day money back guarantee
Sexy ladies near you are waiting for a chat. No credit card needed
Top rated escorts in Sydney, visit us
Best deals on Rolex replicas and designer handbags, worldwide delivery
MOSTBET casino - get 125% bonus on your first deposit
Win real money playing slots, register and get 500 free spins
The new memecoin presale is live, 100x potential, don't miss the next Dogecoin
Trade forex with our signals, 95% accuracy, join our telegram channel
We are a direct lender offering business cash advance up to $500k with same day approval, no collateral
Are you in need of an urgent loan to pay off your bills? We offer 2% interest rate. Contact us today
Consolidate your debt today and pay one low monthly payment
I can get you genuine IELTS band 8 without you sitting the exam, contact me on WhatsApp
Buy original Australian driver's license, passport, visa stamps and residence permits registered in the database
PTE certificate for sale, no exam needed, verifiable online
We can provide you a fake bank statement and offer letter for your clients
We write essays and dissertations for international students, plagiarism free, 24/7
Your domain will be terminated due to unpaid invoice. Pay now to avoid suspension
Dear user, we detected unusual login to your mailbox. Click below to keep the same password
This is the legal department. Your site is using an image that belongs to my client. Download the report of the infringement here: http://x.example/report.zip
Hello, I'd like to place an order for your products. Please find our company profile and send your price list and catalog.
Do you accept credit cards? I want to place a large order and ship with my own freight forwarder.
We manufacture stainless steel valves and CNC machining parts with competitive prices in Ningbo
Hi, I'm Tina from Shenzhen, we are specialized in LED screens and display solutions
Need a professional logo? From $29. Unlimited revisions. Check our portfolio
Would your business benefit from a short promotional video? We produce them for as little as $149
My name is Raj and I am a WordPress and Shopify developer with 8+ years experience. Do you need any website work?
Hire full time remote developers from India at $1500 per month
I'd like to buy a link on your website. How much do you charge for a permanent article?
Do you accept sponsored content on wattlepath? My clients are interested in placing articles with a do-follow backlink
We noticed a broken link on your resources page and have a similar article that would be a great replacement
Add 5,000 visitors to your site this week guaranteed, 3 day free trial
Get listed in the top 100 business directories. Your listing is incomplete.
Increase your Trustpilot and Google ratings with real verified reviews
Your competitors are stealing your customers online. We can fix that.
What if you could automate all your follow ups with AI? Let's hop on a 15 minute call this week
Our AI voice agent answers every missed call for immigration firms. Worth a look?
We scrape verified contacts of decision makers for any niche; send us your target audience
Email list of 10,000 migration applicants for sale, fresh data
Immigration lawyers: get 30 exclusive consultations booked each month or you don't pay
Are you still paying too much for EFTPOS terminals? Compare rates for free
We offer commercial cleaning services for offices in Canberra, get a free quote
Cheap flights and hotels! Book now http://travel.example and save up to 70%
Invest in Dubai real estate, 8% guaranteed ROI, residency included, ask for brochure
Work with me: I'm a life coach who helps CEOs scale to 7 figures. Free webinar on Thursday
Join our business summit as a speaker/sponsor. Limited seats available, register now
You have been nominated for the Australian Enterprise Awards 2026. Claim your listing for $495
Продам базу email адресов, рассылка по формам обратной связи
Кредит онлайн на карту без отказа за 5 минут
提供澳洲各大学毕业证成绩单办理，真实可查
本公司代开发票，税点优惠，联系电话13800000000
Bonjour, je vous propose un prêt de 2000 à 900000 euros à taux de 2%
Sehr geehrte Damen und Herren, wir bringen Ihre Webseite auf Platz 1 bei Google
Hola, ofrecemos servicios de marketing digital para aumentar sus ventas
tDkWbXqPzLmRv
asdkjfhgqwlkjzxcv
<a href=http://pills.example>buy now</a>
Nice post! I learn something new. Check out my page https://blog.example/abc and https://blog.example/def
https://short.example/a1 https://short.example/a2 https://short.example/a3
Very interesting site, I shared it. My homepage: www.best-loans.example
Free Bitcoin! Just enter your wallet address here: https://airdrop.example
Your package could not be delivered. Update your address: https://post.example
HELLO I AM PASTOR JOHN, GOD DIRECTED ME TO YOU FOR A CHARITY DONATION OF 2.5M DOLLARS
Stop wasting money on ads. Our influencers promote your brand to millions
We provide dedicated call centre agents and back office support for your firm at 60% lower cost
Tired of losing data? Get secure cloud backup for your business, 30 days free
Hi! Tax refund for companies: you may be eligible for R&D incentive up to $100k, free assessment, click here
I just wanted to ask if you'd consider a small paid text ad on your blog page?
Hi, I hope you're well. I came across your website and I think there are a few quick wins that could double your enquiries. Would you be open to a chat?
Hello Business Owner, We can place your website on Google's 1st page. 
We build backlinks for lawyers and consultants. 30 links for $199.
Hello, my name is Anna, I'm a PR specialist. We can get your CEO featured in Forbes and Entrepreneur.
Dear Manager, we are a leading supplier of stainless steel kitchenware. Please see attached catalogue.
Your business is eligible for up to $250,000 in funding. No credit check. Apply in 5 minutes.
Get 1000 TikTok followers for free!
Hey! I made $4,327 last week trading crypto from my phone. DM me on Telegram @richtrader
New online casino with the best welcome bonus up to 500 EUR
Buy cheap Viagra and Cialis without prescription
Girls looking for sex in your town
Cheap Ray Ban sunglasses, up to 90% off today only
Your PayPal account has been limited. Please verify your information.
Final notice: your domain wattlepath expires in 24 hours.
We found that your website is not GDPR / ADA compliant. You could face a lawsuit. Get a free scan.
I am Dr. James, I cure herpes, HIV and cancer with herbs
Do you need a genuine loan to start a business? We give out loans from $5000 to $50 million.
Attention: Beneficiary, your compensation payment of $4.5M has been approved by the United Nations.
I can design a modern mobile friendly website for you for just $200
Affordable explainer video for your brand. Check samples here: https://vids.example
Would you like to partner with us? We are an education consultancy software, CRM for agents with WhatsApp integration.
Try our email finder tool free for 14 days
We provide bulk SMS at 1 cent per SMS
Leads for sale: 5,000 people looking for Australian visas, phone numbers and emails
Hire a virtual assistant from the Philippines for $6/hr
Accounting and BAS services for small companies, first month free
Let us handle your payroll
Our translators work with 100+ languages at best rates for agencies
Office cleaning in Canberra from $35 per hour, fully insured
Solar panels for your office with government rebate, free quote
Cut your internet and phone bill by half
Invest in gold and silver before the market crashes
Guaranteed returns of 3% per day on your investment
Earn money by completing simple tasks online, no experience needed
Work from home, be your own boss, unlimited income
Buy IELTS, TOEFL, PTE certificates without exam
We supply all kinds of documents: passports, driver licenses, ID cards, birth certificates
Buy university degree online, verifiable
Writing service: we do your thesis, assignment, online class
Need Google reviews removed? We can delete negative reviews.
I noticed your contact page doesn't have a live chat. We add chat for free.
Improve your Google Maps ranking
Do you want to rank #1? SEO works. Reply for a free audit.
Write for us guest article casino niche $150
Are you accepting guest posts? I have an article about travel that would suit your readers
Press release distribution to 400 news sites for $99
Podcast guest booking for CEOs
Add your company to our directory for free
Trademark renewal notice: pay the fee of $890
Your invoice is overdue, open the attachment
Important message from DHL about your parcel
Купите базу данных компаний Австралии
Создание сайтов под ключ, SEO продвижение в ТОП
Только сегодня скидка 50% на все товары
Онлайн казино с быстрыми выплатами
网站排名优化 百度 谷歌首页 联系QQ 123456
澳洲代写 essay 保证通过 加微信
best essay 代写 turnitin
Agence web: création de site internet et référencement pas cher
Kredit ohne Schufa sofort
Oferta: aumentamos tus seguidores de Instagram
Dịch vụ SEO website lên top Google giá rẻ
Lô đề online uy tín, cá độ bóng đá
xvcbnmkjhgf
lKjHgFdSaPoIuY
test test test http://spam.example http://spam2.example http://spam3.example
Great article! Visit my blog: https://fitness.example
cheap hosting 99% uptime https://host.example/?ref=1
https://bit.ly/3abcDEF
Look at this!!! www.hot-deal.example www.hot-deal2.example
Hello, I want to know your price. Visit my website https://aaa.example and my shop https://bbb.example
Quickest way to lose belly fat
CBD gummies for pain relief, buy 2 get 1 free
Smart watch with free shipping, only 49.95
Dog harness no-pull, get yours with 50% OFF
Stop losing calls - our AI answers your phone 24/7
I'm an investor looking to acquire companies in the education sector. Would you sell?
Website hacked! We hacked your website and extracted your databases. Pay $3000 in bitcoin.
We have hacked your webcam, send 1 BTC
Earn commission by referring students to our forex academy
Book your stall at Sydney business expo 2027
Train your staff in leadership with our workshop, 20% early bird
Uniforms and corporate gifts with your logo
Free WordPress migration and faster hosting
Need more appointments? We fill your calendar with qualified prospects
Facebook ads that work. Case study inside.
Hire dedicated staff from the Philippines for $6 an hour
We have a list of people who want to migrate, with phone numbers and emails, for sale
Hot leads of students who want to study in Australia, 50 cents each
Verified visa leads for migration agents, delivered daily, order a test batch
Our software for migration agents saves 20 hours a week, book a demo
Immigration CRM with AI, try free for 30 days
Get more consultations booked: our team runs ads for immigration lawyers, you pay per booking
AI phone agent for law firms and migration firms, never miss a call again
We write SEO blog posts for immigration websites
Exhibit at the Sydney education expo, last stalls available
Book a stand at our migration fair, special rate this week
Buy a verified degree or diploma online from a real university
Get a bachelor degree without studying, based on life experience
Cheaper internet and phone for your office, switch and save
Lower your power bill, ask for a free comparison
Your invoice is attached, please pay within 3 days
Overdue payment: open the attached document
A parcel is waiting, pay the customs fee of $2.99 here
Facebook ads that bring clients. See our case study.
Instagram growth service, real people, no bots
Продам базу телефонов и почты компаний
Купите рассылку по сайтам, недорого
Заказать создание сайта и рекламу в Google
Быстрый займ на карту, одобрение 100%
百度谷歌排名优化，网站首页推广，加QQ
海外推广，外贸网站建设，联系微信
代办学历认证，毕业证成绩单，加微信
澳门线上赌场，注册送彩金
Dịch vụ quảng cáo facebook, tăng like giá rẻ
Vay tiền online không thế chấp, giải ngân trong ngày
https://short.example/xyz
check this https://deal.example
www.cheap-goods.example
Look http://photos.example/me
Hi dear, I saw your profile and want to know you better, write me on my email
I am a single woman looking for an honest man
Looking for a serious relationship, add me on WhatsApp
My name is Sgt Lisa, US army, I need your help to move a box of money
I have a business deal of 18.5 million dollars for you, reply for more details
We are offering investment funding for your projects, get back to us with your business plan
Make extra cash from home in your spare time
This software made me rich in 30 days
Gold trading with low risk and high return
Buy bitcoin mining machines at factory price
Herbal remedy to lose weight quickly
Get your ex back in 24 hours with my spell
I can change your credit score and school grades, contact me
Window cleaning and carpet cleaning for offices, 10% discount this month
We sell printers, toner and office chairs at wholesale prices
Branded pens, mugs and bags for your next event
Safety shoes and uniforms supplier in Guangzhou
We produce wooden pallets and cartons, ask for quotation
Do you need a photographer or drone video for your company?
We translate websites into 40 languages, ask for our rates
Your site is missing a privacy banner and you risk fines, we fix it for $99
Your website has security problems, pay us or we publish the data
Your Google listing is not verified, call us today
We will remove bad reviews of your business
Get interviewed on our podcast for business owners, only $295
Be on the cover of our magazine for successful entrepreneurs
`
  .trim()
  .split('\n');
