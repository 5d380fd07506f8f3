/** Longer honest letters, greetings and all, and honest links, made up. A line more teaches the filter; \n ends a line of the letter. */
export const honestLetters = String.raw`
Dear Sir or Madam,\n\nI'm a mechanical engineer from Pune with a master's from TU Munich and five years at a supplier of car parts. My wife is a dentist. We would like to settle in Adelaide within two years.\n\nWhich visa do you advise and what would your whole service cost for both?\n\nKind regards\nAniket
Hi team,\nI came across your website when I searched for help with a refused visitor visa. My mother-in-law (64, Kathmandu) has been refused twice although we gave a bank statement of 15 lakh. Could someone look at the refusal letter? I can email it.\nThanks, Sabina
Hello,\nI found your company on Google and the reviews look good. I'm 29, a web developer, and do SEO and marketing for a hotel in Bali. I'd like to know if there's any chance for me in Australia, and what your assessment costs.\nWayan
Good morning, I own an IT company in Hyderabad that builds websites and apps for clients abroad (25 employees). I want to open a branch in Melbourne and move there with my wife and two kids. Is there an investor or intra company visa for this?
Hi, we run a digital marketing agency in Sydney. Our best SEO guy is on a graduate visa that ends in June and we don't want to lose him. What does sponsorship cost us, all in? Could you call me this week?
Hello, I'm the owner of an online shop that imports phone accessories from Shenzhen. The factory's sales manager wants to visit us for two weeks to see the market. What letter do I have to write for his visa?
Dear consultant, my company exports rice and spices and our biggest buyer is in Dandenong. I need to travel four times a year. Is there a visa for more than three months? And could my brother, who is a director, get one as well?
Hi, I need advice for a friend who works as a dancer in a club in Kings Cross on a student visa. She's paid cash, and the owner told her to get an ABN. Is she in trouble? She's too ashamed to write herself.
Hello, our family business is a licensed casino cruise in Goa. I'm operations manager and have a job offer from a resort in Cairns as gaming manager. Would they be able to nominate me?
Good day, I made most of my money with crypto (bitcoin and ether) and have tax papers from Germany for it. The student visa form asks for evidence of funds. Will an exchange statement do, or do I need to sell?
Hi there, can I show an education loan of 30 lakh from Avanse plus my uncle's fixed deposits? The bank gave only a provisional letter so far. The university wants the deposit by 20 January.
Dear Madam, I've been offered a job by a farm in Shepparton but the agent wants 18,000 dollars for the sponsorship. He says pay half now and the other half after the visa. Is it allowed? I attach his WhatsApp messages.
Hello, a man named Vicky from "Sure Visa Point" says he works with you and promised my son a guaranteed work permit. He wants 5 lakh today. Please tell me if he's your agent before we pay!
Sir, I paid 3 lakh to a consultant for IELTS result without exam. Now I know it's illegal and want to get out. Will the embassy ban me? I haven't used the certificate.
I am writing to complain about the service. The consultant assigned to me forgot to attach my bank statements and the visa was refused. You offer to appeal for another 3,500 dollars! I expect you to do it for nothing or return my money.\nMichael O.
This is my fourth message. I transferred the money on 2 November, your accounts team confirmed it and since then silence. I'd like to talk to the manager, not to another trainee.
Hi, I just got a call from someone who said he's from your billing department and wants me to pay 1,100 to a new account. The voice sounded odd. I didn't pay. Did you change your bank?
Hello, your invoice says due in 7 days but our contract says 30. Also could you put the invoice on the name of Orchard Hospitality Pty Ltd? Accounts can't pay it otherwise.
Hey, I bought the premium guide yesterday by card and still can't download it. Order 55120. The page keeps loading. Could you mail me the PDF?
Just wanted to let you know that the page on partner visas doesn't display on my phone (old Huawei). The text runs out of the screen. Otherwise great site, it helped me more than the official one!
Hi! Love the blog. In the article about regional visas the table says 5 points for 491 but it's 15, isn't it? Don't want others to be misled.
Thanks for the article on the new skills list. One thing that I didn't understand: does a digital marketing specialist need VETASSESS or is it another body? A link would be enough.
Hi, I lead the international student club at Flinders. We'd like to invite one of your agents for a talk about life after graduation on 4 May. We've no budget but around 90 students come.
Dear team, I'm the placement coordinator at a migration law course. Two of our students look for a place to do 50 hours with a registered agent. Would you host one of them?
Hello, I'm Monique from Lumière Language School in Nouméa. Around ten of our students a year go on to study in Australia and ask us for a visa adviser. We'd be glad to send them to you. What do you need from us?
Dear partner, I am from the admissions office of Coorong University. Kindly send the signed agency agreement for 2027 and the names of the counsellors who should get access to our portal.
Good afternoon, our college changes its commission terms from March. Please let me know who signs for your agency so that I can send the new agreement. Regards, Partnerships, Derwent Institute
Hello, I'm an agent in Colombo with a small office. Some of my students have complicated visa histories and I'm not a registered migration agent. Could you take on these cases, and how would we share the work legally?
Hi, we're a recruitment agency for aged care. We have thirty carers in Kenya with employers waiting in South Australia, and need a registered agent for the nominations. Please call me to discuss the price for the whole group.
Dear colleague, I'm a family lawyer in Fyshwick. A client of mine is on a partner visa and left her violent husband. May she come to you this week? Legal Aid would pay.
I'm an accountant and my client, a hotel in Alice Springs, can't find chefs. They want to know how long it takes to become a sponsor. Can I give them your number?
Hello, I work for the local paper and am writing on waiting times of parent visas. Would one of your agents give me a quote by tomorrow noon? I'd link to your site, naturally.
Hello, I'm producing a podcast on migrants' stories for community radio and look for two families. No fee either way. Would you ask among your clients?
Hi, my name is Tenzin and I'm finishing a diploma of marketing. I must do an internship of 240 hours. I could help with your social media and newsletter for free. Do you take interns?
Dear hiring manager, I saw your ad for a case officer on Seek. I've worked three years for a migration firm in Parramatta and hold the capstone. My resume is here: https://www.linkedin.com/in/jas-k
To whom it may concern: I'm a certified translator (Persian and Dari) living in Belconnen. Several of your clients have come to me; if you wish I can leave my card at your office.
Hello, I own the café below your office. We'll have builders on Monday and there will be noise until noon. Sorry in advance!
Good day, this is the NBN technician. I'm booked for your premises tomorrow between 8 and 12; please make sure that somebody's there.
We live in Mumbai, my husband is a chartered accountant with EY and I teach at a primary school. He's 41, PTE 79 each. Two kids, 9 and 12. Everyone tells us something else about our points. Please have a look and tell us honestly.
My name is Olga, I'm 33 and from Kazakhstan. I'm in Brisbane on a student visa with my son. My husband has applied for a dependant visa twice and was refused twice. They don't believe that he'll return. What can we do?
I've been with my boyfriend for 2 years; he is Australian and 61, I'm Thai and 30. People laugh at us, but we're happy. We want to do the partner visa. Is the age difference a problem with immigration?
I am a baker in Lebanon, my cousin has a bakery in Punchbowl and wants to bring me. I've no school papers but 17 years of work. How can I prove it?
Hello, I'm Sam. I was in jail for 8 months in 2016 in NZ. I've lived in Queensland since I was 4. Now they've sent me a notice about section 501. I have 28 days. Can you help or tell me who can?
My daughter studied nursing in Manila and passed the NCLEX. She works in Riyadh. What's the shortest way for her to work in Canberra where I live? Could I sponsor her as a citizen?
Good evening. We have a small church. Our pastor's visa runs out in July and the renewal needs a work agreement. Can you give us a price? We're a charity so there isn't much.
Hello, here are my details as you asked on the phone: 34 years, civil engineer (EA positive), PTE 82, 7 years in Dubai, partner with competent English, no kids. Job offer? None. Which state should I choose?
Hi again, I spoke to Neha on Tuesday about my 407. She said she would send the agreement. I haven't got it and my visa ends on the 30th, so I'm getting nervous.
Thank you so much for your help with our appeal! We won!!! My mother cried. Please share our story on your page if you like, and tell the team they have free momos at our restaurant.
I've read your guide on offers from universities. Mine is here https://offers.uni.example/view/12093 and there's a condition about "GS". What do they want from me?
My employer posted the position at https://www.workforceaustralia.gov.au/individuals/jobs/details/99 for four weeks. Is that good enough for labour market testing?
All my papers are in this folder https://onedrive.live.com/?id=AB12 (passport, degrees, references). Tell me if something is missing.
Here is the ad I saw: https://www.facebook.com/groups/ausjobs/posts/778 They say visa, ticket and food free. Real or not?
They sent me this link to pay for the visa: http://australia-visa-grant.example/pay. Is it from the government?
My LinkedIn profile is https://linkedin.com/in/tharindu-p and my GitHub https://github.com/tharindup. Would these help to prove my experience to ACS?
You can check my PTE score at https://pte.example/score/8812 . Is it enough for 10 points?
I watched this https://www.youtube.com/watch?v=xyz and he says the 189 is closed forever. Is it true?
The course is this one: https://www.adelaide.example/courses/master-of-data-science . Good for PR?
我和先生在墨尔本开了一家网店,做代购批发,现在想申请商业移民,需要多少营业额?请告诉我收费
我在广州开工厂做灯具出口,想让儿子去澳洲读书,顺便考察市场,办什么签证好?
有人在微信上说交20万可以办澳洲雇主担保,包过,是骗子吗?
我之前找的中介给我做了假的银行流水,现在移民局来信,怎么办?急
朋友推荐的你们,我想先付咨询费谈一下,周三下午有空吗
我是做网站推广和外贸的,有五年经验,想了解职业评估
Здравствуйте, у нас с мужем интернет-магазин, доход онлайн. Подойдёт ли это для студенческой визы сына?
Здравствуйте, мне предлагают рабочую визу за 8000 долларов без английского, это правда?
لدي متجر الكتروني واعمل في التسويق، هل يمكنني الهجرة الى استراليا وما هي التكلفة؟
عرض علي شخص فيزا عمل مضمونة مقابل 10 آلاف دولار، هل هذا صحيح؟
Web tasarımcıyım ve SEO yapıyorum, Avustralya'da hangi vizeye başvurabilirim?
Trabajo en marketing digital y tengo una agencia pequeña, ¿hay alguna visa para mí?
Me ofrecen una visa de trabajo por 10 mil dólares sin inglés, ¿es estafa?
Je travaille dans le référencement web et mon patron à Sydney veut me sponsoriser, quel est le prix ?
Ich habe einen Onlinehandel und möchte mit meiner Frau nach Perth ziehen. Was kostet die Beratung?
Em làm marketing online, có công ty nhỏ ở Sài Gòn, muốn định cư Úc thì cần bao nhiêu vốn ạ?
Có người nói lo được visa lao động Úc giá 400 triệu không cần tiếng Anh, có thật không ạ?
mai digital marketing karta hu, 5 saal ka experience, kya meri occupation list me hai?
mere bete ko ek agent ne guaranteed visa bola hai 15 lakh me, kya yeh sahi hai?
mera online business hai aur crypto se paisa kamaya, kya yeh fund dikha sakte hai?
mainu ik agent keh reha 18 lakh vich work visa pakka, bina ielts, ki eh sach aa?
ek agent kahe che ke 10 lakh ma guaranteed work permit, saachu che?
malai euta agent le 12 lakh ma work visa milcha bhancha, ho ra?
Hi, is it possible that someone calls me between 12 and 1? I can't use my phone at work. It's about adding my husband to the 494.
I booked and paid for 45 minutes but the call lasted 15. The lady was nice but I still have questions. Do I get the rest?
Please confirm that you've received my documents and that my application will be lodged before 30 June, because the fees rise.
Good day, could I please get a copy of my file? I'm moving to another agent, no hard feelings.
Who can see what I write here? I'm in a difficult situation at work and don't want my employer to know.
I'm asking for a friend. She overstayed and is pregnant. Is it safe for her to visit a hospital?
Hello hello, do you offer a discount for pensioners? I'm sponsoring my wife from Vietnam and live on the age pension.
Do I need to buy insurance through you or may I choose? Allianz was cheaper on their website.
Does your fee include the Department's charge? On another site everything was included for 1,999.
How do you compare with Bupa's visa service? Sorry if that's a silly question, I have no idea.
Are your services also for New Zealand visas or Australia only?
Could I meet one of the agents in person before I sign anything? I've been burnt once.
You advertise free assessment, but the form wants my credit card?? I closed it.
What's included in the gold package and what in the silver one?
I would like to know more about your services and prices before making an appointment.
I'm looking for a reliable company that can handle my family's migration from start to finish.
Please send me your company profile and licence, my father wants to see them before paying.
I represent a company that wants to relocate six people. Do you provide a corporate service?
Can you offer us a better price if we bring five friends? All of us are cooks.
May I have the contact of the person who is responsible for student visas?
I'd like to speak with the decision maker please, the case officer couldn't tell me anything.
My business partner and I want to move our bakery from Durban to Newcastle. What are the options?
I want to buy a business in Tasmania and run it myself. Which visa? Budget 600k.
Hey, are you interested in taking a difficult case? Three refusals, one cancellation. Other agents said no.
I have a proposal: I pay half now and half after the visa is granted. Would you agree?
Hi, I am interested in your partner visa service. Please contact me on Saturday.
`
  .trim()
  .split('\n')
  .map((letter) => letter.replaceAll('\\n', '\n'));
