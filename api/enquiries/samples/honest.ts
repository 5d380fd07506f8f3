/** Messages that people might send a migration agent, all made up. A line more teaches the filter. */
export const honestMessages = `
Hi, I am 27 and work as a nurse. Can I apply for the 189 visa from India?
Hi, I am 34 and work as a software engineer. Can I apply for the 491 visa from the Philippines?
My wife is Australian and we want to apply for a partner visa. How long does it take?
My partner is Australian and we want to apply for a partner visa. What does it cost?
My student visa ends in March. I have finished my master in Canberra. What about the 485?
My student visa ends in June. I will finish my master in Adelaide. What about the 485?
Hi
Hello
Please call me
Please call me tomorrow afternoon
call me pls
Need help
HI I NEED HELP WITH MY STUDENT VISA PLEASE CALL ME URGENT 0411 555 010
HI I NEED HELP WITH MY VISITOR VISA PLEASE CALL ME URGENT 0422 555 010
WHAT IS THE COST OF PR AND HOW LONG IT TAKES
WHAT IS THE COST OF PARTNER VISA AND HOW LONG IT TAKES
I found you on Google. Do you help with visa refusals?
I found you on Google. Do you help with skills assessments?
Your website says that the consultation is free. Can I book one for Monday?
Your website says that the consultation is free. Can I book one for Friday?
I saw on your website that you have an office in Ahmedabad. Can I come without an appointment?
I saw on your website that you have an office in Adelaide. Can I come next week?
Is your company registered? What is your MARN? My friend was cheated by an agent.
Is your company registered? What is your MARN? My friend was cheated by another company.
I would like to know if your company charges for the first call.
I would like to know if your agency charges for the assessment.
Can we schedule a quick call about my options? I am in Dubai at the moment.
Can we schedule a quick call about my options? I am in Singapore at the moment.
I would like to bring my parents for my graduation. Which visitor visa do they need and must they show money?
I would like to bring my parents for the birth of our child. Which visitor visa do they need and must they show money?
We run a restaurant in Braddon and want to sponsor our chef on a 482. What are our costs?
We run a small business in Glenelg and want to sponsor our manager on a 482. What are our costs?
I run a cleaning company in Pune and want a business visa. What investment is needed?
I run a web design agency in Pune and want a business visa. What investment is needed?
I work as an SEO specialist with 5 years of experience. Is my occupation on the list?
I work as an web developer with 7 years of experience. Is my occupation on the list?
I work in a casino as a dealer. Does that count as skilled work?
I work in a casino as a dealer. Can I get points for it?
Can I get an education loan for studying in Australia? How much do I need to show?
Can I get an education loan for studying in Australia? How much must be in the bank?
Does the university offer scholarships for students from Vietnam?
Does the university offer a discount for students from Colombia?
This is the course that I want to do: https://www.example.edu.au/nursing. Does it count for the 485?
This is the course that I want to do: https://www.example.edu.au/commerce. Does it count for the 485?
I read this page https://immi.homeaffairs.gov.au/visas but do not understand it. Can you explain?
I read this page https://immi.homeaffairs.gov.au/help but do not understand it. Can you explain?
My CV is here: https://www.linkedin.com/in/anita-example. Am I eligible for skilled migration?
My CV is here: https://www.linkedin.com/in/rahul-example. Am I eligible for skilled migration?
Do I need IELTS, or can I get PR without the English test? I studied in English.
Do I need IELTS, or can I get PR without the English test? I grew up in English.
I lost my passport and my visa is in it. What must I do?
I lost my passport and my visa is in it. What happens now?
My visa was refused because of the financial documents. Can I apply again?
My visa was refused because of genuine student. Can I apply again?
I am on a bridging visa A and want to travel to India for two weeks. Is that allowed?
I am on a bridging visa B and want to travel to China for a funeral. Is that allowed?
Dear Sir/Madam, I hope this email finds you well. I am interested in studying in Australia and would appreciate your guidance. Kind regards
Dear Sir/Madam, I hope this email finds you well. I am interested in working in Australia and would appreciate your guidance. Kind regards
To whom it may concern, kindly send me more information about student visas and your fees.
To whom it may concern, kindly send me more information about work visas and your fees.
We are a same-sex couple. Is the evidence for a partner visa the same for us?
We are a same-sex couple. Is the evidence for a partner visa any different for us?
My mother is a widow and lives alone in Fiji. Can she come to live with us?
My mother is a widow and lives alone in Sri Lanka. Can she come to live with us?
How many points do I have? Age 29, bachelor, 3 years experience, PTE 65.
How many points do I have? Age 33, bachelor, 5 years experience, PTE 79.
I would like to learn more about your services, thank you
Sorry, I sent a form before with a wrong phone number. The right one is 0400 555 010.
Sorry, I sent a form before with a wrong phone number. The right one is +91 555 010 0000.
Thank you for your quick answer yesterday. I will send the documents tomorrow.
Thank you for your quick answer yesterday. I have one more question tomorrow.
I want to cancel my appointment on Tuesday, sorry.
I want to cancel my appointment on Thursday, sorry.
Hey, mate of mine said you sorted his visa. Reckon you can help me too?
Hey, mate of mine said you sorted his PR. Reckon you can help my missus too?
hi mam i am completed btech 2022 with 2 backlogs can i get student visa for jan intake
hi mam i am completed bcom 2022 with 4 backlogs can i get student visa for jan intake
sir i have 5 year gap after 12th is it possible study visa australia pls reply
sir i have 7 year gap after 12th is it possible study visa australia pls reply
What does a nurse have to do to work in Australia?
What does a carpenter have to do to work in Australia?
I am a German citizen on a working holiday visa. Can my employer sponsor me?
I am a Brazilian citizen on a working holiday visa. Can my employer sponsor me?
您好，我今年28岁，想咨询技术移民，需要什么条件？谢谢
您好，我在悉尼读书，想咨询485签证，需要什么条件？谢谢
我想申请学生签证，请问费用是多少？
我想带父母来澳洲，请问费用是多少？
请联系我，谢谢
请给我打电话，谢谢
नमस्ते, मैं ऑस्ट्रेलिया में पढ़ाई करना चाहता हूँ। वीज़ा के लिए क्या चाहिए?
नमस्ते, मैं ऑस्ट्रेलिया में नौकरी करना चाहता हूँ। वीज़ा के लिए क्या चाहिए?
मुझे वीज़ा के बारे में जानकारी चाहिए
मुझे फीस के बारे में जानकारी चाहिए
નમસ્તે, મારે ઓસ્ટ્રેલિયામાં અભ્યાસ કરવો છે. વિઝા માટે શું જોઈએ?
નમસ્તે, મારે ઓસ્ટ્રેલિયામાં નોકરી કરવો છે. વિઝા માટે શું જોઈએ?
મને ફોન કરો
મને માહિતી આપો
Xin chào, tôi muốn du học ở Úc. Chi phí là bao nhiêu ạ?
Xin chào, tôi muốn định cư ở Úc. Chi phí là bao nhiêu ạ?
Em cần tư vấn visa 485, gọi cho em nhé
Em cần tư vấn visa du học, gọi cho em nhé
ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਨੂੰ ਵੀਜ਼ਾ ਬਾਰੇ ਜਾਣਕਾਰੀ ਚਾਹੀਦੀ ਹੈ
ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਨੂੰ ਪੜ੍ਹਾਈ ਬਾਰੇ ਜਾਣਕਾਰੀ ਚਾਹੀਦੀ ਹੈ
Здравствуйте, мы хотим переехать в Австралию. Какая виза нужна врачу?
Здравствуйте, мы хотим переехать в Австралию. Какая виза подойдёт?
Hola, quiero estudiar inglés en Australia. ¿Qué visa necesito?
Hola, quiero trabajar en Australia. ¿Qué visa necesito?
Good morning, I'm a registered nurse in Kerala and want to move to Adelaide. Which visa suits me?
Could someone tell me whether my bachelor of accounting counts for points?
how long does the 820 take now? we applied in may
Hi, my name's Chen. I hold a 500 visa and my uni cancelled my CoE. Please help quickly
Can you check my documents before I lodge? What do you charge?
Is it possible to extend the visitor visa of my parents? It expires in 3 weeks.
Hello, I would like some information.
Looking forward to hearing from you
I have a question about fees
What are your opening hours on Saturday?
Where do I park at your Canberra office?
I can't open the points calculator on my phone, it stays empty
Your points calculator says 75 for me, but the Department's says 70. Which is right?
There is a mistake on your page about visitor visas: the link to the form is broken
I subscribed to your newsletter but got no email
Please delete my email address from your list
Please remove me from the newsletter, thanks
My partner and I have lived together for 14 months. Is that enough for de facto?
We got engaged in Manila last week!! what next?
I am an electrician from Ireland, 38, what are my chances
Do you also help with New Zealand?
Do you do citizenship applications? I've been a PR since 2021
My employer wants to sponsor me for a 186. Do you work with employers too?
Our company needs two mechanics from the Philippines. Do you handle the sponsorship for us?
We are a small IT company in Adelaide and would like to sponsor a developer. Can you help our business with the process and what does it cost?
I own a cafe and want to hire my Nepalese cook permanently
I want to buy a business in Australia and migrate. Which visa is for investors?
I have 2 million dollars to invest, can I get an investor visa?
I trade crypto for a living. Does that count as self-employed income?
I was a loan officer for five years, is that on the occupation list
I'm a graphic designer and web developer, 6 years experience, can I apply for 190?
I run an online marketing agency in Bogotá and want to move it to Australia
I need help with the business plan for my visa
How do I get a skills assessment from ACS? I have done software development outsourcing work
Do I have to show original documents or are certified copies enough?
My agent in Delhi gave me a fake offer letter, what should I do?
Someone offered to sell me an IELTS certificate, I reported it. Will it affect my visa?
I failed PTE twice, is there another test that's easier?
Can I take the IELTS without a passport?
I got a letter from Home Affairs asking for my bank statements. Is it normal?
I think I was scammed: a website took my money for a visa. Is https://visa-fast.example a real site?
Here are my photos and the marriage certificate: https://drive.google.com/file/d/abc please have a look
see https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-regional-491 - do I meet it?
my friend Ravi recommended you. when can we talk
Can you recommend a cheap room in Canberra?
Is accommodation included in the course price?
Do you offer a payment plan or discount for couples?
Is there really no obligation if I book the free consultation?
I clicked on the link for the free guide but nothing downloads
Can I get a quote for a partner visa please, onshore
Please send me a quote for a 482 nomination plus visa
I saw your ad on Instagram. Do you guarantee the visa?
Are you open between Christmas and New Year?
Thanks for the call today. As discussed I attach nothing, just confirming Thursday 3 pm.
ok thank you
YES
?
Need visa
PLS HELP MY VISA EXPIRES TOMORROW
i want come australia work any job i have no degree only 10th pass
Sir/Madam my son completed class 12 with 68% wants to do cookery course any intake in feb
hlo mam 6.5 not less than 6 can apply for masters ??
我在堪培拉读会计，明年毕业，可以申请491吗？
我老婆是澳洲公民，想办配偶签，大概多少钱？
請問可以預約諮詢嗎
你好
क्या मैं अपने माता-पिता को बुला सकता हूँ?
मेरा वीज़ा रिजेक्ट हो गया है, कृपया मदद करें
મારા પતિને સાથે લઈ જવા માટે શું કરવું?
ફી કેટલી છે?
Chồng em là công dân Úc, em muốn xin visa 309
Cho mình hỏi chi phí hồ sơ du học nghề bếp với
Tôi cần tư vấn
Bonjour, je suis infirmière et je voudrais travailler en Australie. Que dois-je faire ?
Guten Tag, ich bin Koch und möchte nach Adelaide auswandern.
Bom dia, quero estudar inglês na Austrália por 6 meses
안녕하세요, 호주 영주권 상담을 받고 싶습니다
السلام عليكم، أريد الدراسة في أستراليا
Can we meet at your office in Adelaide on Monday at 10? My number is 0491 570 006
I applied myself and got a refusal, PIC 4020. I need a professional team to review my case.
I need a visa for my nanny, is that possible?
Can you help with a waiver of condition 8503?
My application has been with the department for 9 months. Can you ask them?
We would like to apply for the parent visa 143, what's the queue now?
Is the 491 better than the 190 for a cook?
I'd love to work on a farm to extend my working holiday
Do I have enough points?
what's the cheapest way to get pr
How much money do I need in my account for a student visa?
I got an invitation to apply! What now?
My agent disappeared with my money, can you take over my file?
I would like to change my course from business to nursing. Do I need a new visa?
Is a diploma of leadership and management good for migration?
My daughter is 17 and wants to go to high school in Adelaide
I'm a marketing manager with an MBA from Manila. Can I migrate?
I own a small trading company in Hanoi and want to open an office in Sydney
I'm a content creator with 50k followers. Is there a talent visa?
I develop mobile apps as a freelancer. Will the assessing authority accept my contracts and invoices?
My husband is a truck driver. Any sponsors?
Could your company sponsor me?
Are there any jobs in your company? I am a migration law graduate
Hello, I'm doing a Graduate Diploma in Migration Law and looking for an internship with your team.
I am a journalist writing about the points test and would like an interview
We're a local high school and would like someone to speak to our international students
Could you translate my birth certificate or do you know a translator?
The video on your site doesn't play
The link in your confirmation email gives an error
Can I pay by credit card?
How do I make the payment for the consultation?
What is your refund policy?
Please send the invoice to my employer
I want to complain about the service I got last week
Great service, thank you Priya!
I was told to write here
Call me on whatsapp +91 98765 43210
i need lmia? or something like canada
Is Australia better than Canada for nurses
How can I check if my visa is still valid?
I forgot my ImmiAccount password, can you help?
I received an email that looks like phishing from home affairs asking for money. Is it real?
My bank statement shows a big deposit from selling our house. Will this be a problem?
Can my uncle's company act as sponsor for my education loan?
My parents will pay. Their income is from a shop and some land.
I have a bachelor in digital marketing and 4 years in e-commerce
i am working in amazon warehouse is there any visa
hey
Hello sir
Interested
Details please
I am interested in the free consultation
student visa
485
Married to an Australian citizen
Visa refused twice
7.5 ielts, 32 years, civil engineer
Sunday good for me
Monday or Tuesday morning please
I saw your website and I really like the guides. Could someone call me?
I found your company through a friend. Do you have an office in Melbourne?
Do you do online consultations?
Do you have a branch in Pakistan?
I am in Brisbane. Can you still help me online?
How do you charge, fixed price or per hour?
Is the first meeting really free?
谢谢您的回复,我周三下午有空
我的签证被拒了怎么办
485签证什么时候下来
मैं हर जगह आवेदन कर चुका हूँ
મારી પાસે ૭ બેન્ડ છે
Con trai tôi học lớp 12, muốn sang Adelaide
Chào anh chị, cho em hỏi về visa 482
Mi pareja es australiana
J'ai 29 ans et je suis boulanger, puis-je venir en Australie ?
Ich habe ein Jobangebot in Canberra, welches Visum brauche ich?
私は看護師です。オーストラリアで働きたいです。
ขอข้อมูลเรื่องวีซ่านักเรียนค่ะ
Saya mau kuliah di Australia
Gusto ko pong mag-apply bilang caregiver
ਮੇਰੀ ਪਤਨੀ ਦਾ ਵੀਜ਼ਾ
The page about partner visas does not load on my iPhone
Your site shows an error when I press the button
The form says my phone number is wrong but it is right
I could not download the checklist from your website
The video call link for my appointment does not work
I get an error when I open the link in your email
Your calculator does not work in Safari
I booked a time on your website but got no confirmation
Can I change my booking to another day?
I need to reschedule our call from Tuesday to Wednesday
Which documents should I bring to the appointment?
Is there parking near your office?
Are you open on public holidays?
Can I visit your office on Saturday without booking?
Do you speak Hindi or Gujarati?
Is there someone in your team who speaks Mandarin?
Who is the agent that looked after my file? I lost the email address.
I paid the deposit last week, did you get it?
My card was charged twice for the consultation
Could you send me the invoice again please?
I'd like a refund as I cancelled within the time
How much is your professional fee and how can I pay it?
Do you have a price list for your services?
I am a student journalist and would like to ask you three questions
Our university would like to invite your agents to an information day for our students
We are a community group for new migrants in Belconnen and look for a speaker
I am a psychologist and write reports for partner visas. May I send you my details?
I would like to work for you as a counsellor. Are you hiring?
Is there an internship at your office?
My business here is a food truck. Can it sponsor my brother?
We are a farm in the Riverland and need five workers for the harvest. What visa can they use?
Our clinic wants to hire a doctor from Egypt, can you help our HR with the paperwork?
I sold my house and shop in India and want to invest in Australia. Is there a visa?
My income is from trading shares and renting flats. Do they accept it?
I have a loan from the bank for my studies and my uncle gives the rest, is that enough?
My savings are in a fixed deposit and gold. Is it OK to show?
I run a YouTube channel about cooking and would like to move to Melbourne
I design logos and websites for a living, is graphic designer on the list?
I manage Facebook and Google ads for an agency in Colombo. Which occupation code am I?
I'm in sales and have a degree in commerce, what are my options?
I work in a bank as loan manager, 10 years, age 39
I work in a call centre in Manila and my sister lives in Perth
I am a massage therapist, can I get a job visa?
I'm a data scientist with experience in AI and blockchain. Global talent?
Somebody on Telegram says he can get me a visa for 5000 dollars. Is this a scam?
I paid an online agent and now he does not answer. Can you help me get my money back?
A company offers me a job and visa but asks me for money first
I sent my passport copy to a website that looks fake, what now?
Please stop sending me the newsletter
Please delete all my data
I want to unsubscribe but the link is broken
Thanks for your help, I got my grant today!!
You are the best, the visa is granted
Sorry wrong number in my last message
Did you receive my documents?
Any news about my case?
Just checking if you got my message from Monday
Could you please call my husband, his number is 0491 570 110
Test
Good evening
`
  .trim()
  .split('\n');
