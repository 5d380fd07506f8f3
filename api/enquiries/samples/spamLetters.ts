/** Longer letters of those who sell or trick, greetings and all, made up. A line more teaches the filter; \n ends a line of the letter. */
export const spamLetters = String.raw`
Hi there,\n\nMy name is Claire and I look after growth at a small digital studio. I spent a few minutes on your pages today and made a list of quick wins for your search visibility.\n\nMay I send you the list?\n\nBest wishes\nClaire
Dear business owner,\nhope you're doing well. I was looking for migration consultants in Adelaide and saw your site on the fifth page. With a few changes it could be on the first. We charge only after results.\nRegards, Vikram, SEO consultant
Hello team\nWe are a Kolkata based IT company with 14 years of experience. Our services: website design, app development, e-commerce, digital marketing. We'd like to be your offshore partner. Please tell us your requirement and a suitable time to talk.\nThanks and regards
Good morning,\nI'm a lead generation specialist for visa firms. In the past month I delivered 310 enquiries to an agency in Perth at 14 dollars each. I've room for one more customer in your state. When may I call?
Hey, it's Ben. I made a short loom video about how your competitors take your clients on Google. It's two minutes and costs nothing. Where shall I send the link?
Hi\nI noticed you don't have a chat on your website. People who come in the evening leave and book with someone else. Our AI assistant answers visa questions, takes their number and fills your calendar. It takes ten minutes to set up. Shall I show you?
Hello,\nI am a professional blogger with access to several hundred quality sites. I can publish your content with a permanent link. Prices from 20 to 200 USD depending on authority. Let me know and I'll share the list.\nSarah
Dear webmaster,\nI'm reaching out on behalf of a client who would like to advertise on your site with an article. It will be unique and useful to your audience. Please tell me your conditions and price.\nKind regards, Elena
Greetings,\nthis is to inform you that your domain registration is going to end. Please complete the secure payment before the date below or your website will not be reachable any more.
Hi, this is Marcus from Apex Capital. According to our records your business qualifies for a line of credit up to 150,000. Rates are at the lowest. Only three bank statements are needed. Can we talk today?
Dear Friend,\nPermit me to contact you through this medium. I am a manager in a bank here and discovered an account of a customer who passed away with no heir. I want you to stand as the heir and we will share the money. It's legal and safe.\nYours faithfully
Hello,\nI hope you don't mind my writing. I am a widow with a terminal illness and decided to give what my husband left to someone who'd use it for the poor. If you're willing, send me your details.\nGod bless
Attention,\nour monitoring has found that your website contains a picture belonging to our client. No licence was bought. You must pay a settlement fee within ten days or we go to court. The file with proof is in this link.
Hello Sir,\nWe are a supplier of uniforms, caps and bags in Sialkot. Our quality is export grade and prices unbeatable. Kindly visit our website and let us have your valued enquiry. Small trial orders are welcome.
Dear Sir,\nglad to hear that you're in the market of office chairs. This is Jack from a factory in Anji with 15 years. Catalogue and price list will be sent if interested.
Hi, we run a panel of Australian consumers and sell permission based email addresses. 50,000 people who are interested in moving or studying. It's a one time fee, use as often as you like.
Dear Consultant,\nwe have genuine employers in Australia who issue offer letters with LMT done. Total package for candidate 22 lakhs, your share is 3. Files are done in 4 months. We need serious associates only, WhatsApp us.
Respected sir, I am running a visa office in Ludhiana. I've clients with money ready for work permit. You arrange the sponsor and nomination, we do the rest. Tell me your rate per file and commission.
Hi, do you have employers who can give sponsorship on paper only? We can send 5 to 10 candidates monthly and everyone earns well. Keep it between us.
Hello Agent, appointment for biometrics and embassy dates are available through us even when the system shows full. Rate list on request. Daily 40 slots.
We provide experience letters, salary slips, ITR, bank statements and everything for skill assessment, verifiable by phone and email. Associate rates for consultants.
Dear team, our company helps consultancies with student files: SOP, GTE answers, financial documents. We've a 98 percent success rate. Bulk discount from ten files a month.
Hi, my agency produces reels and ads for immigration consultants in Canada and the UK. The last client went from 12 to 70 bookings a month. Would love to replicate it for you in Australia. Free trial week?
Hello, do you want to know why visitors leave your website? I've recorded the five biggest mistakes on your landing page. Reply with "video" and I'll share it.
Hey! Quick question for you: if I could bring ten paying clients next month with no upfront cost, would you say no?
Hi, my company makes software to track students, commissions and offers. Dozens of agents left spreadsheets for us. A 20 minute tour will show you how. Pick a slot: https://cal.example/tour
Hi, are you happy with your current accountant? We do bookkeeping for migration and law practices at a fixed monthly fee, the first month is on the house.
To the manager,\nwe clean offices in your street already and could include yours at a special rate. No contract needed. May I pass by on Thursday for a quote?
Good afternoon, could you tell me who decides about your printers? Our copiers cost half of what you pay today, service included.
Hi, we're renting out meeting rooms and desks around the corner. New tenants get two months for free. Come for a tour?
Hello, we are a radio station for the South Asian community and have an advertising package for visa consultants, thirty spots a week. Who takes care of your marketing?
Dear exhibitor, the world's biggest study abroad expo comes to Lahore. Meet 9,000 students. Stands are almost sold out. Ask for floor plan and prices.
You are invited to be a speaker at our international business congress. Participation fee of 390 euro includes lunch, certificate and publication.
Congratulations! Our jury chose your firm among the leading advisers of the region. To use the seal for a year and appear in the printed guide there is an administration charge of 950 dollars.
Hello, our magazine presents inspiring founders. We'd love an interview with yours. It's a paid feature and reaches half a million readers. May I send the media kit?
Hi, I can get your company quoted in big newspapers and a verified badge on social networks. You pay when it's live. Serious requests only.
Hello from the listing department. Your business profile will be taken down from maps because it has not been confirmed. Press the link to confirm it today.
Dear user, somebody asked for a change of your mail password. If you did not, cancel it right now on this page.
Dear Account Payable, find the invoice for order 99123 enclosed. The amount is due today. Wire it to our new account and send proof.
Hi, this is the CEO. I'm in a meeting and need you to buy some gift cards for a client. Are you at your desk?
Hello dear one, I'm a lady from Manila and saw your contact on the internet. I'd like to know you more, maybe something serious. I will tell you everything about me and send my photos.
I'm Lucy, 24, new in town and a bit shy. I put my pictures on this page, you must sign up free to see them.
Hello, I was broke before I met this trader. I put in 400 and got back 5,200 within a week. I promised to share her contact. She's on Telegram.
My dear, do you need a loan to clear debts or start a business? We lend to everybody without security at low interest. Fill in: name, amount, country, phone.
Greetings, are you seeking funding for a project? Our investors from the Gulf finance from 2 to 800 million with a moderate return. Brokers are protected.
Good news! Weight loss injections without seeing a doctor are here and 40 percent cheaper than in a chemist. Order through our page and lose the kilos before summer.
I suffered from diabetes for 9 years until a herbal doctor cured me for good. If you've any illness contact him, he helped my aunt as well.
Hello, we are hiring! You evaluate hotels online from your phone and are paid every evening. No experience, age 22 plus. Add our coordinator on WhatsApp to begin.
We are an import firm and need a representative in Australia who takes payments from our customers and forwards them. You keep eight percent. No costs for you.
Hello, is it possible to order gift baskets from you for 3,000 dollars with a credit card? My private courier will come and get them.
I'd like to know if you do flyers and business cards and which types of credit cards you accept for payment. Get back to me with the prices.
Hi, as a penetration tester I found that your site can be framed and your mail has weak records. I've written a report and expect an appreciation for it. How do you pay?
We hold a copy of your database. If you don't want your customers to hear about it send the coins to the address in this note. You've five days.
Howdy, I simply wanted to say that your blog is a real gem. I'll be back to read more and have told my sister about it.
Have you ever thought about adding a bit more than just your articles? I mean, what you say is valuable and all. Just imagine if you added some great pictures or videos.
It's appropriate time to make a few plans for the future and it is time to be happy. I've learn this post and if I may I wish to recommend you few interesting issues.
Today, I went to the beach with my kids. I found a sea shell and gave it to my daughter. I know this is totally off topic but I had to tell someone!
Which blog platform are you using? I'm looking to start my own but having a difficult time choosing between them.
My brother suggested I might like this blog. He was totally right. This post truly made my day.
Do you mind if I quote a few of your posts as long as I provide credit and sources back to your weblog? My website is in the same niche.
Hmm it looks like your website ate my first comment so I'll just sum it up what I wrote and say I'm thoroughly enjoying your blog.
Hello, I want to subscribe for this blog to get newest updates, so where can I do it please help. [url=https://spins.example]spins[/url]
Hey, I sent you an offer last week regarding your homepage. Our discount ends tomorrow, so I thought I'd check in a last time.
Re: your website\nHi, did you receive my previous mail with the quotation? Please let me know if the budget is an issue, we can be flexible.
Re: cooperation\nDear colleague, as there was no reply I send it again. We pay for clients you refer to our broker. Highest rates on the market.
Fwd: purchase order\nPlease confirm receipt and send us the proforma, our order is urgent. See file.
Hi Admin, your contact form works! We can send your text through it to the sites of your choice too. A million sites in any country for 50 dollars.
If you read this, you see that contact form marketing brings eyes. Ask for our volumes and filters by country and trade.
Owners of small firms are leaving money on the table by not answering calls. Let our receptionists answer in your name from two dollars a call.
I build custom dashboards and automations (Zapier, n8n, Make). Saved an agency in Melbourne 30 hours monthly. I can show you what I'd automate in yours.
Hi! Do you still do client intake by email? We've a portal made for agents where clients upload documents and sign. First five files free.
What would an extra 25 bookings every month mean for your firm? Let me show you the system. No fluff and no fee till you see them.
Hi, a friend and I are building a tool that writes legal submissions with AI for migration agents. We'd give you lifetime access for being an early customer at 199 dollars.
G'day, we print high-vis, polos and caps with your logo here in Queanbeyan. 15 polos for 299, set up free until the end of the month.
Hey guys, love the brand! I'm a freelance illustrator. I'd draw custom icons and pictures for the website. Here's my rate card and my page.
Sir, low cost manpower available: writers, callers, designers, developers. Full time 400 USD monthly. You interview, we manage.
Good day, we offer courier pick up of passports and documents to all embassies, monthly billing, best price for consultants.
I've a ready database of parents in Kerala and Gujarat with children in class 12 who can afford overseas study. Verified mobiles. 1 rupee per record.
Dear partner, become a reseller of our health cover and banking bundle for students. Payouts weekly. Over 900 agents have registered. Join here.
We've launched a marketplace where students choose their agent. Get a profile, pay per lead. Early agents have three months with half price.
Kindly add our scholarship platform to your resources page. We'd be thankful and could add your logo as partner in return.
I'm the outreach lead at an expat insurance comparison. We published a piece on health cover and hope you'd refer to it in your guide. Happy to share yours with our 40k readers.
Hello, would you let me put a link to my removals company in your article about moving? I pay 60 dollars once.
Great resource page! One of the links goes nowhere, though. Could ours take its place? https://relocate-tips.example
您好!我们是专注留学移民行业的获客团队,朋友圈广告和小红书代运营,按效果付费,方便加个微信聊聊吗?
您好,我们提供精准移民客户名单,姓名电话意向国家齐全,可先试用100条
尊敬的负责人:本公司生产办公家具和展示柜,价格实惠,可来图定制,期待您的询价
我们有大量澳洲雇主担保名额,寻找合作中介,一单返佣五万,有客户请联系
网站被黑?安全加固、CDN防御、DDOS防护,24小时服务
专业团队提供微信公众号和视频号代运营,帮助贵司增加客户
Уважаемые господа, предлагаем создание и поддержку сайтов, настройку рекламы, первые заявки через неделю. Готовы созвониться?
Здравствуйте, ищем партнёров по визам. Даём клиентов за процент, пишите в телеграм
Здравствуйте! Мы производим мебель для офисов, ищем дистрибьюторов за рубежом, прайс по запросу
السادة الكرام، نحن شركة متخصصة في تطوير المواقع والتطبيقات ونود تقديم خدماتنا لكم بعرض خاص
هل تريد عملاء جدد لشركتك؟ نوفر قواعد بيانات وأرقام جوالات مستهدفة بأرخص الأسعار
Değerli işletme sahibi, Google reklamlarınızı yöneterek müşteri sayınızı artırıyoruz, bizi arayın
Merhaba, firmanız için toplu SMS ve mail gönderim hizmeti sunuyoruz
Estimado equipo, somos especialistas en captar clientes para consultoras de visas. Cobramos por resultado. ¿Agendamos una llamada?
Prezados, oferecemos geração de leads para consultorias de imigração, teste grátis por sete dias
Bonjour, notre agence vous apporte des clients qualifiés pour vos services de visa. Êtes-vous disponible pour un appel ?
Sehr geehrte Damen und Herren, wir gewinnen für Sie planbar neue Kunden über Social Media. Wann passt Ihnen ein kurzes Gespräch?
Kính gửi quý công ty, bên em cung cấp data khách hàng quan tâm định cư Úc, giá rẻ, có dùng thử
sir aapki consultancy ke liye facebook ads chala du? 500 rs roz me 30 leads, pehle din free
veer ji tuhade office layi fresh data available, canada te australia, rate 1 rs per number
dai tapai ko consultancy ko lagi website ra facebook page boost gardinchu, sasto ma
`
  .trim()
  .split('\n')
  .map((letter) => letter.replaceAll('\\n', '\n'));
