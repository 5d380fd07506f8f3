/** What clients, employers, callers and offices write, made up. A line more teaches the filter. */
export const honestEnquiries = `
Hello, I am a staff nurse with 5 years of experience in a multispecialty hospital in Kochi. I would like to migrate to Australia with my husband and daughter. Could you please tell me the process, the approximate cost and the time frame?
Hi, I'm a mechatronics engineer and have been offered a job near Geelong. The company has never sponsored anybody. Can you deal with both sides?
Good day! I would like to inquire about student visa for Certificate III in Commercial Cookery. I have a study gap of 7 years. Is it okay?
AOA, I have 65 points excluding state nomination, occupation civil engineer. Which state should I target?
My partner is an Australian citizen and we've a 2 year old. I'm in Nairobi now. How soon could I join him?
On my second WHV, boss in the mines wants to keep me on. 482 or straight to 186?
I graduate from Monash in December with a degree in accounting. Should I do a professional year or go regional?
Chào luật sư, em muốn bảo lãnh ba mẹ sang Úc chơi 1 năm, xin hỏi hồ sơ cần gì và phí dịch vụ bao nhiêu?
你好,我目前持有482签证在悉尼工作两年,雇主愿意提名186,请问需要什么条件?
سلام وقت بخیر، ویزای تحصیلی من رد شده، امکان اعتراض هست؟ هزینه مشاوره چقدر است؟
مرحبا، أنا طبيب أسنان وأرغب بالهجرة إلى أستراليا، ما هي الخطوات؟
Здравствуйте, подскажите, можно ли податься на партнерскую визу, если брак заключён в Бали?
Buenas, soy diseñadora gráfica y quiero hacer una maestría en Sídney con mi esposo. ¿Él puede trabajar?
Olá! Sou soldador, estou em Perth com visto de estudante. Tenho chance de residência permanente?
Bonjour, mon PVT se termine en mars et mon employeur veut me garder. Que faire ?
Buongiorno, vorrei sapere quanto costa una consulenza per il visto de facto.
学生ビザから485ビザへの切り替えについて相談したいです。
간호사인데 호주 영주권 준비하려고 합니다. 상담 가능할까요?
สวัสดีค่ะ อยากสอบถามเรื่องวีซ่านักเรียนของลูกสาวอายุ 15 ปีค่ะ
Ssa ji, mera spouse visa lagana hai, mere husband Melbourne vich ne te PR ne. Kinna time lagda?
Sir ma Nepal bata, cook ko 5 barsa experience cha, Australia jana milcha?
G'day, small plumbing business in Mackay. Can't find a licensed plumber for love or money. Who do I talk to about bringing a bloke from the UK?
We're a dental group with four clinics and two dentists on 482s. We need someone to take over compliance for us. Could you send your terms of engagement?
Our house was broken into twice this year and we've had enough. Early childhood teacher and a boilermaker, ages 38 and 40. Where do we start?
786 visa ends soon, what is next for us?
husband on 189 hold PR, i am in lahore, he is hitting me when he visit. if we separate do i lose my 309
My dad passed away and I need to travel on a bridging visa A this weekend. What can I do?
Got email from Home Affairs: "Notice of intention to consider cancellation". Help!!
Appointment was at 2, I've been on hold for 15 mins and the Zoom link doesn't open.
Can you email me the receipt for my deposit please, my accountant needs it.
I sent Form 80 and 1221 last Friday, did you get them?
sorry I missed your call, free after 3
Is Saturday consultation free or paid?
price for 190
PR process pls
hello
Do you have an office in Darwin?
whats your whatsapp
Can someone who speaks Arabic call my mother? 0422 555 018
The photo upload says file too large, it's 3 MB
Your "Send" button was greyed out on my iPhone, trying from laptop now. I'd like info about the 407 training visa.
Found a spelling mistake on your partner visa page: "depenedent".
I'm writing a story on exploited farm workers and hope to speak with an agent who has handled such cases. Deadline Thursday noon, can be off the record.
We study how migrants choose advisers. Would you pass our anonymous questionnaire to your clients? Ethics number 2026-118.
I'm a final-year law student with a Graduate Diploma in migration law under way. Do you offer internships?
Registered agent here (MARN on request), moving to Sydney in January and looking for a role. Are you hiring?
I'm a caseworker at a settlement service. One of our families needs help with a split family 202 application. Do you do low-cost?
I act for Mr K in family court. He needs an immigration opinion about his ex-wife's sponsorship. Could you provide an expert letter and what's your fee?
Admissions at North College: your client Ms T's CoE will be cancelled unless fees are paid by the 20th. Please ask her to contact us.
A man in Telegram says he works for your firm and wants 2000 USDT for a work visa. Is he yours?
I received an email with your logo asking for bank details. I didn't click. Thought you should know.
My former agent was a fraud and gave fake bank statements without telling me. PIC 4020 now. Is there a way?
I trade shares for living. Which evidence of income does the visitor visa for 12 months need?
I'm an influencer coach lol, do I've any hope with skilled migration? Also have a psych degree.
Working as digital marketing manager in an MNC, 9 yr experience, PTE 79 each. Please evaluate my profile for PR.
I develop mobile apps and have offer from startup in Brisbane. They ask what sponsorship costs them.
I own a web agency with six employees and look to open a branch in Adelaide. Is there a start-up visa?
How can I get loan letter accepted as proof of funds for student visa?
I inherited money from my late father; the officer doubts the source. How do I prove it?
I won a scholarship at UNSW. Does my sponsor letter replace the bank statement?
Casino dealer in Bratislava for 8 years. Is gaming worker skilled?
We are in Cairo, registered with UNHCR. My uncle in Dandenong will sponsor. What is form 842?
My husband's medical came back with hepatitis B. Will they refuse us?
HGV class 1, 12 years, no degree, 46. Honest answer please, am I wasting my time?
Is it smart to apply for a tourist visa while the 309 is in process?
subclass 462 ballot how does it work this year
My employer went into liquidation on Monday and I'm on 482. They say 180 days, is that right?
Citizenship test booked but my name in the passport is different from the licence. Problem?
gia hạn visa du lịch cho mẹ, hết hạn tuần sau, gọi lại giúp em 0401 555 777
CDR was plagiarised they said, Engineers Australia barred me 12 months. What now?
My daughter turns 18 next month, can we still add her to our 186?
Common law with Aussie for 11 months, do we need to wait or just register the relationship in Victoria?
PEV ballot selected! I've job offer from aged home in Hervey Bay. Next step please.
i am in indonesia refugee since 2014. any visa
Can a mate of mine in Bali sponsor... sorry, can I sponsor a mate in Bali? He's a surf instructor.
We'd like our helper to come along when we relocate to Perth. Is there a domestic worker visa?
Sir, IELTS overall 6, writing 5.5, age 31, diploma mechanical, 8 yrs CNC. Any possibility through employer?
Thank you for the call yesterday. I attach nothing, just want to confirm we go ahead with the 820.
Withdraw my enquiry please, found the answer on the website. Great guide by the way!
My son's student visa application is pending 6 months and semester has begun. Can you push the department?
How do you charge? Hourly or fixed? And does the price include the government fee?
Could you recommend a NAATI translator for Portuguese certificates?
Do I need insurance for the visitor visa 600 for my parents aged 72 and 75?
Are you guys open between Christmas and New Year?
I have two offers: a farm in Shepparton and a hotel in Cairns. Which one counts for regional?
Just got a monitoring letter about my chef's 482. Bit worried I've been underpaying super. Need advice quick.
Saya ingin kuliah S2 di Melbourne sambil bawa istri, bagaimana caranya?
Dzień dobry, czy pomagacie w wizie partnerskiej? Mój chłopak mieszka w Sydney.
My wife was refused because they think our marriage isn't genuine. We have the wedding video and money transfers. Review?
You quoted $4,400 in March, has it changed?
brother already in tasmania with 491, will it give me points
I work for a cruise ship, need a maritime crew visa and a few days in Sydney before. Two visas?
My late wife was your client. Please close her file and let me know what to do with the originals.
Are your agents lawyers as well?
hello team, any update on my case? lodged 3 aug
Complaint: your consultant told me wrong expiry date and now I'm unlawful. I want to speak to the principal.
Flamenco teacher, invited by a school in Fremantle for four months. What's the right visa?
Which documents for a tourist visa for my fiancée from Tripoli? She has no job.
Please how do I contact employers that sponsor welders? I have certificate of AWS 6G.
Graduated in marine biology, dream is to do a PhD in Townsville. Do you also help with finding supervisor?
Remote CTO, salary 210k EUR. Could the National Innovation visa be for me? LinkedIn: https://linkedin.example/in/mikael
I have contract https://files.example/contract.pdf from employer in Toowoomba. Can you check if it's legit po?
We'd love you as a dinner speaker at Rotary on 9 March; two-course meal is on us. Topic: who comes to Australia and why.
Water will be shut off on Tuesday 9-12 on floors 2 to 5. Please make sure taps are closed.
Found a folder with passports at the tram stop and your card inside. Where can I bring it?
Your delivery is at our shop next door (Lotus Nails).
Are you able to help with OCI or only Australian matters?
my course provider closed down. 500 visa. new coe needed by when
Tiler. 15 years. English so so. Come how?
is pte 65 sufficient for architect AACA and what fee you take for whole 190 case including skill assesment
We were so happy with your help for our 801 that we'd like to send our friends. Do you have cards?
I've Australian grandfather, born in Sydney 1931. Am I a citizen by descent?
我太太怀孕了,我们都是学生签证,孩子出生后怎么办签证?
how do i unsubscribe from your newsletter, link gives 404
Your competitor offers 189 for 2200. Can you match?
Bonjour, je suis étudiant à Lille et souhaite faire un échange à Canberra, ai-je besoin de garants ?
can i have two visa application in same time
打工度假第三年快結束了,餐廳老闆願意擔保我,請問流程?
Merhaba, eşim Avustralya vatandaşı, eş vizesi için yardım almak istiyorum. Ücretiniz ne kadar?
Refer to my last mail dated 2 Nov, awaiting your reply regarding eligibility for 482 motor mechanic.
I have a question about the assessment form, it asks for my employer but I'm self-employed as a makeup artist with own studio.
Physicist, h-index 31. Global talent?
Good morning, may I know if the consultation in person can be done in Thai. Thank you ka.
Wife's visa is granted but has her surname wrong. Who fixes that?
Good evening sir/madam. I humbly wish to get information about study in your country. I am ready to provide any documents.
Need a quote to sponsor 1 sparky. He's on a 417 now, times up in Feb.
I'm ill with cancer and can't fly out before my visa ends. Medical treatment visa?
`
  .trim()
  .split('\n');
