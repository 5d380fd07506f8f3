/** What sellers and swindlers of many trades and languages write, made up. A line more teaches the filter. */
export const spamOffers = `
Hi, I took a peek at wattlepath's pages and the Google position for "migration agent Sydney" is 47. I fix that sort of thing for a living. Want the plan?
Hello! Your homepage looks a bit dated on phones. We rebuilt 40 law firm sites last year and could have yours fresh in three weeks for A$1,900 flat.
Do you accept contributed articles? My client runs a relocation blog and will pay $80 for a post containing one permanent link.
Hi, I run expatnotes.net (DR 54). I'd add a link to you from our Australia guide if you add one to us from your resources. Fair?
Approved within 4 hours: up to $250,000 for your business, no property security. Takes 2 minutes to see what you qualify for.
Greetings to you. I am writing from my hospital bed. My late husband left the sum of $9.2m deposited and the doctor gave me two months. I wish to hand it to you for good works.
Our arbitrage bot returned 3.1% a day through October. Start with 250 USDT and withdraw any time. Link in my profile t.me/arbluk
Students struggling with deadlines? Our PhD writers finish any paper, 100% original, from $9 a page. Share with your clients and earn 15%.
Urgent! 50 packers wanted for warehouse Canada, free ticket, free room, salary 4200. Send passport copy and 300 dollar registration.
Send 10,000 text messages for just $199. Aussie numbers only, delivery reports, no contract.
We have a verified file of 62,000 people in UAE who asked about Australian PR this year: name, mobile, email. Sample of 100 rows free on request.
We're a certified translation office. Birth, marriage and police certificates from €14 a page, 24 h. We'd like to become the preferred supplier for your clients.
We provide OSHC and OVHC policies and pay agents up to 15%. Can I set you up with a portal login this week?
Invoice INV-20931 is 14 days overdue. Open the attached statement and pay A$640 to avoid collection.
Your domain name wattlepath.example will lapse on 30 November. Secure it for 1 year: $79. If you fail to act, search engines may drop your listing.
This is Melanie, a licensed photographer. You used my pictures on your site without permission! Check the evidence here drive.example/evidence and delete them or my lawyer will sue.
Hello dear, I saw your picture and my heart said write. I'm 26, live alone, no kids. Do you want to see my photos?
200 free spins waiting! Deposit 10 get 100. Best pokies for Aussies https://luckywheel.top/a1
Ozempic, Cialis, Modafinil delivered discreetly. No script needed. 15% off first order.
Send this message to 12 people and a blessing arrives before Friday. Break the chain and you'll regret it.
We're an overseas recruitment firm with ready CVs of 700 welders, scaffolders and caregivers. Please let us know your client requirements; first three profiles are free.
Dear Sir/Madam, we'd like to propose a strategic alliance between our two esteemed organisations to explore mutual growth. Kindly revert for a meeting.
Every third caller to an immigration office hangs up. Our voice bot picks up in one ring, books the slot and logs it to your calendar. 10-minute walkthrough?
Respected Sir, I do white hat work, 10 keywords at 120 USD monthly, report each week. Shall I start with free site check?
Short question: who does your Instagram? We'd cut 12 vertical videos a month out of one filming day.
We make custom eco tote bags and mugs with your logo. MOQ 50. Happy to post a sample.
Hi, we clean offices in the CBD after hours. Fully insured. Could I drop by on Thursday for a no-pressure quote?
Small firms in your postcode are paying 22% too much for power. Send us a recent bill and we'll find a cheaper plan, costs you nothing.
Здравствуйте! Предлагаем продвижение вашего сайта в поисковых системах, гарантия результата, первый месяц бесплатно.
Пассивный заработок на бирже с помощью нейросети. От 500$ в неделю. Регистрация по ссылке.
您好,我们是专业的谷歌SEO团队,三个月上首页,不成功不收费,有意请加微信。
出售澳洲签证意向客户资料,每天更新,可试用。
办理澳洲大学毕业证、成绩单、雅思真实可查,先看样品再付款。
Buenas tardes, somos una agencia de marketing digital. Podemos conseguirle más clientes en redes sociales con un plan desde 199 USD al mes. ¿Agendamos una llamada?
¿Necesita dinero urgente? Otorgamos préstamos al 2% a empresas y particulares sin aval. Escriba por WhatsApp.
Criamos sites profissionais a partir de R$ 799 e colocamos sua empresa no topo do Google. Posso enviar uma proposta?
Bonjour, nous aidons les cabinets à obtenir plus de clients grâce au référencement naturel. Seriez-vous disponible pour un échange de 15 minutes ?
Guten Tag, wir liefern Ihnen monatlich 30 qualifizierte Anfragen ohne Vorkosten. Wann passt Ihnen ein kurzes Gespräch?
Chào anh chị, bên em nhận chạy quảng cáo Facebook, thiết kế website trọn gói giá rẻ, cam kết có khách.
نقدم خدمات تصميم المواقع والتسويق الإلكتروني بأسعار منافسة، تواصل معنا عبر الواتساب
Jasa backlink berkualitas dan pembuatan website murah, garansi halaman 1 Google. Hubungi WA kami.
รับทำ SEO ติดหน้าแรก Google ราคาเริ่มต้น 5,000 บาท ทักไลน์ได้เลย
Sir ghar baithe part time kaam karke 30 hazar mahina kamaye, joining fees sirf 499
홈페이지 제작 및 네이버 상위노출 전문 업체입니다. 무료 상담 받아보세요.
貴社サイトのアクセスを3ヶ月で2倍にします。初期費用0円、まずは無料診断をお試しください。
I noticed you only have 11 Google reviews while the firm down the road has 240. We've a tool that gets clients to leave them automatically. Shall I show you?
Congratulations, Wattlepath has been chosen among the Top 50 Visa Advisers of 2027! To be published, just confirm and settle the fee of $395.
Only four booths left for the Study & Migrate Fair in Kuala Lumpur. 6,000 visitors expected. Want the floor plan and prices?
Set up your company in a Dubai free zone from AED 5,999 incl. 2 visas. Tax free. Call our consultants today.
Free masterclass: how six migration firms fill their calendar without paying for ads. Seats are limited, save yours.
Paying a local paralegal $70k? Our Manila caseworkers prepare visa forms for US$7 an hour, trained and supervised. May I send three profiles?
Hi there, just checked wattlepath's link profile. Competitors have 3x more. We can build 200 niche links for 99$. Details on our site. To opt out write "no".
Your hosting has 3 known holes. I'm an ethical researcher; please tell me whether you pay a bounty before I share.
Your mailbox reached 98% of its limit. Re-validate now or incoming mail will be rejected: http://mail-upgrade.example/login
A shipment addressed to you could not be delivered because of unpaid duty of AUD 3.20. Pay here to release.
You are due a tax return of $1,284.60. Submit your card details within 48 hours to get it.
We represent cash buyers looking for immigration practices with turnover above 400k. Would you entertain an offer?
Dear friend, I have a business of mutual gain for us both. Reply to my private box for details, it's very private.
Government rebates for office solar close soon. See if your roof qualifies in a minute.
Still paying 1.9% on card payments? We go down to 0.6% with a free terminal. Send last month's statement and I'll tell you what you'd save.
Offices with plants are happier! We rent and water them, from $12 a week. Would you like a brochure?
We've a clearance of demo Ricoh and Canon copiers, 60% under list. Lease from $29 a week.
I built case software only for migration agents: forms, reminders, trust account. Move your files free of charge. A demo takes 20 minutes.
Our host interviews founders. Being a guest costs $450 incl. editing and clips. Any interest?
sir i am having 3 client for work permit each ready 15 lakh. you give sponsor company i give commission fifty fifty
We produce registered IELTS and PTE results without sitting the test, checked on the official portal. Discretion assured.
Local women are looking at your profile tonight. Join for nothing!
I was broken until Dr Ogun brought my husband back in 3 days with his spell. Contact him on whatsapp for any problem: visa, court, love.
What if every person leaving your site gave you their mobile first? Our pop-up does just that. Try it 14 days free.
Reprint of business cards, folders and letterheads this month 30 per cent less. Reply for a quote.
Is your professional indemnity due? We beat most renewals by 20 per cent. Send the current schedule.
Hello I make website and mobile apps very cheap, please tell me you need?
buy followers now
Best SEO service. Interested?
We love what you do! Our magazine is running a feature on inspiring consultancies; placements start from $600.
Last month 41 Australian advisers were hit by ransomware. We run a free penetration check for the first ten that answer.
Dear purchasing manager, this is Wei from Shenzhen, LED panel factory since 2008. CE and SAA approved. Can send catalog?
We are local miners holding 250kg gold dore bars, 22 carat, looking for serious buyer. FOB Accra.
As a caring business would you sponsor a child for $45 a month? You can set it up here.
Most consultants overpay tax by 8,000. Free review by our accountants, no win no fee.
ChatGPT doesn't mention your firm when people ask for a visa lawyer. We change that in 60 days. Worth a chat?
10k YouTube views 15 USD, 1k subscribers 20 USD, real and lifetime refill.
Have you been cheated by a broker? Our specialists recovered over $40 million. No upfront fee.
nice blog! i always visit to read your posts, also see my page about cheap flights http://cheapfly.example
Polo shirts with embroidery from $14. Send me your logo and I'll do a mock-up.
Moving office? Our coworking floor has private rooms at $390 a month with the first month on us.
Hi we are having team of 200 callers for telemarketing and back office process. Looking for projects. Pls give chance.
I turn advisors' know-how into online courses that sell while you sleep. Could I send you an example?
I'd like to buy a text link on your blog for a client in the gambling niche. Budget 120. Price?
You've been selected to receive a $500 Woolworths gift card. Complete 4 short questions.
We get 90k monthly readers thinking about moving abroad. A fixed banner for the quarter is $900. Media kit?
Assalamualaikum, our government approved agency can supply any number of cleaners, farm hands and masons to your employers. We share service charge.
Dear CEO, we received an application from Baoli Holding to register "wattlepath" as Internet keyword and .cn domains. If you don't recognise them please tell us in 7 days.
I lost 30kg without sport with this tea. My secret is here: slim-tea.example
We spend $3m a year on Meta ads for law firms and guarantee 25 booked consults or you get the money back.
People don't read, they watch. Have a 60-second explainer for your visa services at $290. Here's our reel: vidcraft.example
Hello, are you the person who decides on your website? I've one idea which would take you 5 minutes to hear.
Good day. We want long-term cooperation for distribution of our nano coating products in Oceania. Please send your company profile.
Your phone contract is likely out of date. NBN ready cloud phones from $25 a handset. Shall I call tomorrow?
Got a bad Google review? We take it down or you don't pay.
I lead a team of 25 engineers (React, Node, Flutter, AI). If you've a portal, client app or chatbot in mind, we could ship an MVP in 6 weeks at $18/h.
fgjkdfg dfgkjdfg lkjdfg
<a href=https://site.example>кракен</a> даркнет
Hi, I'm bored tonight. Add me on Telegram @eva_hot and see more.
I am solicitor to an engineer with your surname who passed away with his family leaving 14.5 million. As no heir was found I propose you stand as relation.
Saw you're not running Google Ads in Melbourne. Your rivals are. Want me to set a campaign up, first 400 clicks on me?
Our PTE coaching centre pays 20 dollars for each student that you send us. May we leave flyers at your office?
I want to invest 30 million dollars in property or business in your country, you will be the manager and take 25 percent.
Does anyone still open your newsletter? We clean lists and lift open rates up to 40%. Free for the first 1,000 addresses.
We want do sub agent work for you in Nepal. Daily 20 student walk in. What commission you give? Send agreement.
I redesigned your logo for fun while on the train. Want to see it?
Copy my trades and sleep well. 87% win rate since 2021. Minimum deposit 200.
Winter is rat season. Office inspection with no charge in Parramatta this week.
I'm a freelance writer on visas and expat life. Could I pitch three article ideas? I only ask for an author link.
承接澳洲移民文案外包,价格优惠,质量保证,期待与贵公司长期合作。
Делаем рассылки по базе компаний Австралии. 100 000 писем за 50 долларов.
hey, I make TikToks for local businesses, 5 for 100 bucks, u keen?
New migrants need home loans. We pay $600 for each settled referral. Are you open to a coffee?
Is the sign outside your office still the old one? LED signs fitted in a week, from $890.
Offer your clients our eSIM and earn $3 each. Sign the partner form here: esim.travel/p
We're looking for webmasters with traffic from AU. Rev share 45%. Fast payouts.
Sir I can give you appointment for VFS any date, all cities, cheap rate. Also bank statement making.
Put a WhatsApp button on your site and reply to enquiries by AI in 40 languages. 7 days trial on us.
When did you last test your backup? We do it remotely at $49 a month.
Earn 200 a day by liking videos. No skill needed. Text +1 555 0199.
با سلام، خدمات سئو و طراحی سایت با قیمت مناسب ارائه می‌دهیم. برای مشاوره رایگان تماس بگیرید
Salve, realizziamo siti web e campagne Google per studi professionali. Le interessa un preventivo gratuito?
Dzień dobry, oferujemy pozycjonowanie stron i reklamy Google Ads. Pierwszy audyt za darmo. Zapraszam do kontaktu.
Merhaba, web tasarım ve sosyal medya yönetimi hizmeti veriyoruz. Uygun fiyatlarımızı öğrenmek ister misiniz?
Hello Ma'am, just following up my previous mail regarding website promotion proposal. Please share your contact number and suitable time.
Client files older than seven years? We collect and shred them, lockable bins for free.
Participate in Australia Education Fair at Ahmedabad, 12 January. Stall Rs 75,000 with 2 badges. Early bird till Friday.
Are blogs on your site written by ChatGPT? Readers notice. Human-written 1,000 words at $60.
Need traffic? 100k real visitors for 40$, geo targeted, see statistics in GA.
Payroll taking too long? Our platform automates super, leave and awards. First quarter is half price if you join by Friday.
Hi, I manage 300 freelance interpreters. If you ever need one at short notice, rates begin at $35 an hour. Keep my details?
You have been selected for the US Green Card program. Pay processing fee $149 to claim.
Compliment of the day. I need a reliable person to receive funds from sale of crude oil. 20% is yours.
Novated leases for your staff: Tesla from $219 a week. Can I run the numbers for you?
Hot lunches delivered to your team from $9.50 a head. First one's free, what day suits?
Sell your visa packages online with a ready store, one link for checkout. We take 2% only.
A quick one: would paperless files save your office money? Our scan service is from 4c a page.
Dear Researcher, submit your valuable manuscript to our international journal. Publication within 5 days, fee 90 USD.
I have a proposal for you. Please text me on WhatsApp +44 7700 900123.
We wash cars in your car park while your people work. Group rates. Interested?
We're recruiting affiliates for our VPN, 60 USD for each sale. You have perfect audience.
Your voicemail greeting could sound more professional. Studio recorded from $45.
are you happy with your current web guy
2026 Australian HR directors list, 18,400 names with direct emails. Half price until Sunday.
`
  .trim()
  .split('\n');
