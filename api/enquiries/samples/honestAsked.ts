/** More of what visitors write, in all moods and lengths, made up. A line more teaches the filter; \n ends a line of a letter. */
export const honestAsked = String.raw`
Good afternoon. I hold a 500 visa till 15 March and my course finishes in December. If I lodge the 485 in January, do I get bridging visa with full work rights?
hi
Hello sir/madam, need information
can u call me 0433 555 021
Pls reply asap my visa finish next week
Is this the right place for skilled visas?
price?
what are your fees for partner visa
Namaste, mero 485 visa sakina lageko cha, aba k garne?
Bhai mujhe Australia jana hai, 12th pass hu, kitna kharcha aayega?
Sat sri akal ji, meri wife da spouse visa refuse ho gaya, ki kariye hun?
Kem cho, mara dikra ne Melbourne ma bhanavu che, IELTS 6 band che, visa mali jase?
Main ek plumber hoon, 8 saal ka experience hai, PR mil sakti hai kya
mera refusal aaya hai funds ki wajah se, dubara apply kar sakta hu?
mainu 491 visa baare jankari chahidi hai, phone karo ji
Sir aap guarantee dete ho visa ki? Kitne din lagenge?
请问我雅思6.5能申请护士硕士吗?毕业后能拿几年工签?
我在悉尼打工度假,老板愿意担保我482,需要什么条件
你好,想咨询一下190州担保,会计专业85分还有希望吗
爸妈想来澳洲看孙子,600签证可以待多久
我的移民代理跑路了,钱也不退,我的申请还能继续吗?
打扰了,周六有人上班吗
મારે ઓસ્ટ્રેલિયા ભણવા જવું છે, બારમા ધોરણમાં ૬૫ ટકા છે, કઈ કોલેજ મળે?
મારી પત્નીનો વિઝા નામંજૂર થયો, હવે શું કરવું?
म नेपालबाट हुँ, अष्ट्रेलियामा नर्सिङ पढ्न कति खर्च लाग्छ?
मेरो श्रीमानको डिपेन्डेन्ट भिसा कति समयमा आउँछ?
Em muốn du học nghề ở Adelaide, gia đình cần chứng minh bao nhiêu tiền?
Chồng tôi có quốc tịch Úc, xin hỏi hồ sơ bảo lãnh vợ mất bao lâu?
Cho em hỏi visa 485 có được mang theo con không ạ
ਮੈਂ ਆਸਟ੍ਰੇਲੀਆ ਵਿੱਚ ਟਰੱਕ ਡਰਾਈਵਰ ਹਾਂ, ਕੀ ਮੈਂ ਪੀਆਰ ਲਈ ਅਪਲਾਈ ਕਰ ਸਕਦਾ ਹਾਂ?
آپ کی فیس کیا ہے؟ میں سٹوڈنٹ ویزا کے لیے معلومات چاہتا ہوں
السلام عليكم، كم تكلفة دراسة الماجستير في أديلايد وهل يمكنني اصطحاب زوجتي؟
Hola, soy ingeniero de Chile, ¿qué visa me conviene para trabajar en Australia?
Olá, meu visto de estudante vence em maio, posso mudar de curso e renovar?
Bonjour, je suis en PVT et mon employeur veut me sponsoriser, comment ça marche ?
Guten Tag, ich bin Elektriker und möchte mit meiner Familie nach Australien auswandern.
Merhaba, Avustralya'da dil okulu ve çalışma izni hakkında bilgi almak istiyorum.
Здравствуйте, я программист, хочу переехать в Австралию по визе 189, сколько баллов нужно?
สวัสดีค่ะ อยากทราบค่าใช้จ่ายวีซ่าคู่สมรส
안녕하세요, 워홀 비자로 왔는데 학생비자로 바꿀 수 있나요?
オーストラリアの永住権について相談したいです
This is the third time I'm writing and NOBODY has called me back. If I don't hear by Friday I want my deposit of $550 refunded.
Very disappointed. Your consultant told me 8 weeks, it is 7 months now and every time a different excuse.
Your office lost my original marriage certificate. Who's responsible for that?
I paid for a consultation on Monday and no one joined the Zoom link. Please explain.
Stop sending me emails please, I already have my PR.
Please delete all my data, I don't want to continue with my application.
I want to complain about an agent in Punjab using your company name. Here's his page: https://www.facebook.com/wattlepath.jalandhar
Somebody called me saying they're from your company and asked for gift cards. Is that you or a scam?
I got an email "your visa has been granted, pay 900 USD to release" from immigration-au@gmail.example. Is it genuine?
This advertisement says Australia work permit without IELTS for 12 lakh, pay after visa. Is it real? https://www.instagram.com/p/DAxyz
An agent offers a sponsored job for $45,000, cash back scheme. I know it's not legal but everyone does it. What are my options?
My friend bought a PTE certificate online and now the Department asks questions. Can his visa be cancelled?
I am an SEO specialist, 6 years in an agency in Manila. Which ANZSCO fits, 225113 or 261211? Do I need ACS?
I'm a backlink outreach executive and content writer in Noida; is that a skilled occupation at all?
Digital marketing manager here, managing Google Ads budgets of $2m a year. Would 482 be possible with an agency in Sydney?
Web developer (React, WordPress), 5 years freelance for overseas clients. Does freelance count for skilled employment?
I own a web design company in Lahore with 14 employees and want to move my business and family to Adelaide. What visa fits?
My startup builds AI chatbots for clinics. Could I come on the Global Talent / National Innovation visa?
I work as a croupier at a casino in Macau. Is gaming worker on any list?
Betting shop manager in the UK for 9 years, can this go as an occupation for 494?
I'm a poker player by profession, my income is from tournaments. How do I prove funds for a student visa?
My savings are from bitcoin I bought in 2019. Does Home Affairs accept crypto for proof of funds, and do I have to convert it to cash?
I trade forex as my own job and have tax returns for it. Will that be OK as source of funds?
Can an education loan from HDFC Credila be shown as funds? It's sanctioned for 35 lakh at 11%.
Which bank gives education loans without collateral for Australian masters?
We'd take a loan against our house for my son's fees, would the embassy see that as genuine?
I was a loan officer at ICICI bank for four years. Is it on the core skills list?
I have a business loan still open in India. Does debt affect my PR application?
I run a small pharmacy and I'm a registered pharmacist. How do I get assessed by APharmC?
I take prescription medicine (Xanax and insulin). How much may I bring on a visitor visa?
My wife is a massage therapist and beauty therapist with diploma. Can she be the main applicant?
I'm an adult film editor (yes, legal). Will character requirements be a problem?
I've been an escort in Sydney on a student visa and am scared to tell my agent. Does this break work rights? Confidential please.
I inherited about 300,000 USD from my uncle in Ghana. Can I use this inheritance for investor visa?
My grandmother was born in Perth. Am I a citizen by descent?
We export spices to Sydney and need a visa for our sales director to visit buyers for three weeks. 600 business stream or 400?
Our company in Guangzhou manufactures LED lights and wants to open a branch in Australia. Which visa can the manager use?
I buy wholesale machinery in China and sell in Fiji. Would the business innovation visa still be open?
We're a solar installation firm in Queanbeyan and can't find electricians. Can you help us become a standard business sponsor?
Our café would like to sponsor our head chef who's on a 485 that expires in August. What does nomination cost and how long?
I manage an aged care facility. We'd like to hire 15 carers from the Philippines under the labour agreement. Who in your firm handles that?
HR here at a construction company; three of our 482 holders are nearing two years. Could you quote us for 186 for all three?
Do you give discount if six employees go together?
I'm an education agent in Kathmandu and would like to refer students to you for visa work. Do you work with sub agents and how?
Am a MARA registered agent (MARN 0000000), moving back to Adelaide, do you have any opening for a part time agent?
I've just completed the Graduate Diploma in Migration Law. Are you hiring juniors or would you take me for a placement?
Dear HR, please find my resume for the receptionist role I saw on Seek: https://www.seek.com.au/job/71234567
We're a high school in Kerala. Would one of your counsellors speak at our career day on 12 February?
I'm the international officer at a university of applied sciences in Finland; we would like to discuss how your students might go on exchange to us.
Rotary Club of Belconnen here, looking for a speaker about migration for our Thursday dinner. Interested?
This is Sarah from ABC Radio Canberra. We are doing a story about visa processing delays, may we interview someone today?
I'm doing a PhD on regional migration and would love to interview two of your clients, with consent.
We're a TAFE student association and would like a free info session about the 485 for 60 students.
I'm a psychologist who writes hardship reports for visa cases. May I ask to whom I should send my details?
Hi, interpreter in Hazaragi and Dari, NAATI certified. Do you need interpreters on call?
Courier from DHL: we couldn't deliver a parcel with documents to your office today, the door was closed. When is somebody there?
Landlord of suite 4 here. The fire inspection is on Tuesday 8 am, please let the technician in.
Your website's points calculator gives 0 points for my PTE 79. Is it a bug?
The button Send doesn't do anything on my Samsung phone
I can't open the free guide PDF, page says not found
There's a typo on your partner visa page: "subclas"
The link to the Department's page in your article about 491 is broken, just so you know
Your site is really helpful, thanks for explaining the points so clearly! One question: do I count age at invitation or lodging?
Great article about GTE! Does it also apply to guardians?
I read your blog post on the new 482 rules. It says CSOL has my occupation but the list on homeaffairs.gov.au doesn't. Which one's right?
I subscribed to the newsletter but never got the confirmation email
How do I unsubscribe from the newsletter? The link at the bottom doesn't work for me.
Is the $299 package a monthly price or once?
Can I pay your fee in instalments or with credit card / PayPal?
Do you accept payment in INR or crypto?
Do you offer free consultation? I clicked the ad on Google but it asks money.
Found your company on Facebook. Is the 20% off offer for students still on?
Any promo code for the premium guide?
Can I get an invoice for the consultation? My employer will reimburse it.
Your invoice 1042 has the wrong ABN of our company, could you correct it and send again?
I transferred $1,650 yesterday for invoice 1077, please confirm receipt.
Which bank account should I pay? I got two emails with different BSB numbers and want to be sure before paying
I have 2 offer letters: https://drive.google.com/file/d/1abcDEF/view and https://drive.google.com/file/d/2ghiJKL/view . Which one is better for PR?
My LinkedIn: https://www.linkedin.com/in/harpreet-k-9921 — could you tell if my experience matches 261313?
Here's my IELTS TRF: https://ielts.example/verify?trf=23IN001234 overall 7, writing 6.5
CV is here https://bit.ly/ankit-cv, please check whether I'm eligible for 189
Got this CoE: https://prisms.example/coe/8F23A. Is the college legit? I can't find it on CRICOS.
Would this job be enough for nomination? https://au.indeed.com/viewjob?jk=9a8b7c 38 hours, $79,000
My portfolio www.marianadesigns.example - graphic designer, which points can I get?
The university portal says "genuine student documents required": https://apply.uni.example/status/88213 what do they mean?
Look at this reddit thread https://www.reddit.com/r/AusVisa/comments/xyz is it right that 491 needs 3 years taxable income?
I'm 22 finished bachelor of computer application with 58% and 3 backlogs, IELTS 6.0 overall (5.5 in writing), gap 1 year working in my father's shop. Which universities can give admission in July intake and how much total money including OSHC and visa fee? Father is farmer with 12 acre land and our savings are 14 lakh.
My de facto and I have been together 3 years, two of those long distance (I'm in Colombia, he is in Geelong). We don't have joint bank account but we've got 1,200 pages of chat, flights and he sends money monthly. Is it enough for 309 or should we do prospective marriage?
I was on student visa, changed college three times, attendance was bad because of depression. Now got NOICC. I've got medical letters. Deadline is 5 December. I'm very scared, please help me and tell me the price honestly because I don't have much money.
My daughter (16) is unaccompanied minor student in Brisbane. Her guardian is moving interstate. What must be done so that her visa is not affected?
Came by boat in 2012, hold TPV, heard about RoS visa. Can my wife in Quetta be added?
Both my parents are 68, I'm the only child here, brother is in the US. Balance of family test okay? 143 vs 870?
I am New Zealander on 444 since 2003, never applied for citizenship. Is it direct now?
Got convicted for mid-range drink driving last year, 9 months licence off. Citizenship application is pending. Must I tell them?
Police check from the UAE takes forever. Can I submit visa without it?
Medical says "further info required" for TB scar. how long?
What happen if my employer go bankrupt while my 482 running?
My boss keeps part of my wage in cash back. If I report him do I lose my visa?
He hits me. I am on a 820 bridging visa. I don't know who to call. Please don't ring, write only.
My ex reported me to immigration with fake story, how will I know?
Is Form 80 needed for 600?
Form 956 signed - where to send it?
ACS result positive, 4 years deducted 2. EOI now or wait?
Vetassess outcome negative for marketing specialist. Review or new application?
EA CDR rejected for plagiarism, ban 12 months. any way
Points: age 30, English 20, exp 10, study 20, partner 10 = 90 + NAATI 5. Chance for 2631?
AHPRA registration pending, can I apply 482 as nurse meanwhile
Chef, 4 yr Dubai hotel, no diploma. 407 or 482?
Carpenter from Ireland. TRA? cost? time?
Truck driver from Punjab, HR license, want Australia PR with family
Dairy farm assistant in NZ now, want to come to Tasmania
Early childhood teacher, 190 SA?
software tester 8 yrs, pte 90
dentist from Iran, ADC part 1 passed
I sell cars (sales rep), is it possible?
Hairdresser
Accountant 95 pts??
welder need sponsor
any jobs?
Looking for a job in Australia with sponsorship, can you arrange?
I want to work in Australia, I'm from Kenya, please guide me on how to begin
please sir help me to go Australia any work I can do
I'm interested in your services. Please contact me.
Interested in studying there
I want to know more about your company
Need to talk with owner please
Please give me your best price
Can we have a meeting next week?
Just following up on my enquiry from Tuesday, I haven't heard back
Hi again, any news?
following up my email about the refund
Quick question: do public holidays count in the 28 days?
I have a proposal from my employer, they want me to pay SAF levy. Is it allowed?
I would like to book a free consultation for tomorrow 3pm
Can I visit without appointment?
Do you open Sunday
Where's your Ahmedabad branch, near Navrangpura?
Is parking at your Adelaide office free
wrong number sorry
ok
Thanks for yesterday's call, Ritu was very helpful. I'll send the documents tonight.
Thank you team!! visa granted today 🎉🎉
❤️ thank you
Visa came!!! Can I write you a Google review somewhere?
Could you please tell Mr. Anil that I can't come at 4, is 5 fine?
Test, is this form working? I sent twice and no reply
I filled the assessment and it says 40%. what does it mean
Your calculator says I've 65. Is 65 enough?
I'm the father. Son is in Perth, phone off since 3 days, college says he's withdrawn. Please help, we are in Haryana
Does buying property in Australia give residency?
I want to invest 1.5 million AUD, which state takes investors now?
How can a franchise owner (Subway, two stores in Fiji) migrate?
Will my youtube channel income (ads, sponsorships) count as self-employment?
Influencer with 400k followers, is distinguished talent realistic?
My band plays two concerts in Melbourne. 408 visa, how fast?
Missionary worker for our church, 3 months, which one
Buddhist temple in Canberra needs a monk from Sri Lanka
I'm a truck of questions lol. 1) can wife work full time on 485 2) medicare? 3) kid school fees? 4) can I go home for 2 months
Sorry for bad english. I have visa until next month. boss no pay me. i want change boss. visa ok?
dear sir i am wellder 6 year exprience oman i want austrlia visa plz tell prosses and payment
respected mam, my self Gurleen, i done my +2 in non medical with 72%, ielts 6.5 not less 6, sir tell me about sydney collages
hw mch for student vsa 4m nigeria, i hv sponser my uncle
Saya mau kuliah di Adelaide, berapa biaya per tahun?
Gusto ko po mag-apply ng student visa, magkano po ang show money?
මට ඕස්ට්‍රේලියාවට යන්න ඕන, උදව් කරන්න පුළුවන්ද
ஆஸ்திரேலியாவில் படிக்க எவ்வளவு செலவாகும்?
আমি অস্ট্রেলিয়ায় পড়তে চাই, আইইএলটিএস ৬.৫ আছে
Dear Wattlepath team,\n\nI'm writing on behalf of my younger sister Nimra who is 23 and has a BS in Food Science from Faisalabad (CGPA 3.4). She'd like to begin a master's in Adelaide next February. Our father retired from the army and gets a pension; his savings are PKR 90 lakh.\n\nCould you tell us\n1. which universities suit her,\n2. how much we must show,\n3. what you charge.\n\nThank you\nHamza
Hi, I had a look at your website and the price page, it's very clear, thank you. My question: our company (20 people, software, Braddon) has a product designer on a 407. Which steps come next so she can stay, and would you quote a fixed fee?\n\nBest, Tim
Good day,\n\nI came across your website through Google while looking for someone who does Ministerial Intervention. My brother-in-law has been here since 2009. I know that many agents just take the money. Please be honest with me whether there's any point.\n\nFatima
To whom it may concern\n\nI lodged a complaint on 3 October about your Ahmedabad branch (ref. 4471) and have had no reply. I was promised a refund of INR 45,000 within 14 days. If it isn't in my account this week I'll take it to the consumer court and OMARA.\n\nJ. Patel
Hello, my name is Marketa, 31, Czech, in Cairns on my second WHV. I work in a dive shop as an online marketing and social media person and the owner would love to keep me. I also do the SEO of the shop's site. Is it realistic to get a 482 as Marketing Specialist on 75k?
Hi there, I'm building an app and own a start-up (we sell lead generation software to real estate firms, 1.1m AUD revenue last year). My cofounder and me live in Tallinn. We'd like to know if Australia has any founder visa left.
Hey guys, quick one: the PDF of the free student checklist has the old visa fee (1,600) in it. Isn't it 2,000 since July? Cheers, Dave
Hello,\nI teach at Lal Bahadur School in Shimla. About 40 of our class 12 students are keen on studying in Australia and their parents are suspicious of agents. Would you be able to hold an online talk for them? We can't pay anything, only chai :)\nMrs. Thakur
I'm really upset. I paid $2,200 in May, my case worker has changed three times and every new person asks me for the same documents again. Yesterday someone called Kevin told me my EOI was never submitted!!! Is this true? What did I pay for? I want the owner to call me TODAY.
Hi, I'm the admissions manager of Brightwater College in Hobart. We've got a few students who used your service and we'd like to list you as recommended agent for visa matters. Is there someone who deals with partnerships?\nRegards, Helen
Namaste sir, I completed my +2 in 2020 with 2.9 GPA and after that I did nothing for two year because family problem, then I work in Qatar as cleaner for 3 year. Now I want to study in Australia. My brother is in Sydney he can sponsor. Sir is it possible please tell me truth. I don't have much money for consultancy.
Hi team\n\nMy ImmiAccount says "Further assessment" since 12 Sept. HAP ID attached earlier. Can you please check with the case officer or tell me if I'd better wait?\n\nThanks\nLi Na
I'm an engineer (electrical, 12 yrs, Saudi Aramco contractor). CDR half written by me, half by a guy from Fiverr who sells CDRs for $150. Now I'm afraid of plagiarism. Can your people review it?
Do you handle cases where the sponsor has previously sponsored someone else? He sponsored his ex wife in 2021. We want to lodge offshore. He's a FIFO worker in Karratha with income 180k.
This is to inform you that I've moved to Ballarat. New phone is 0422 555 087. Also my wife gave birth so please tell me how I add the baby to the 186 application. Thank you for everything so far!
Hi, is the "premium guide" a download or is it a subscription? I don't want to be billed every month. Also can I pay with UPI?
My husband thinks your consultation is a trick to sell expensive packages. I said I'd ask: what exactly is free and from when does it cost something? Sorry for the directness!
Good evening, I own a small trucking company in Gujarat (7 trucks) and export onions to Dubai. I want to expand to Australia and take my family. I can invest up to 3 crore rupees. Which business visa is possible and what would be your fees?
We're two nurses, a couple, from Harare. One has OET B, the other is waiting for results. Both on AHPRA stage 2. A hospital in Broken Hill wants us in March, its HR lady told us to find an agent ourselves. When could we speak with you? We're 9 hours behind.
hi im 19 and i came w/ my mum on her 500 as dependant, now they broke up and dad is cancelling us?? do i have to leave uni. pls dont call my house
Ok so I did your points quiz and got 70, then on another website 85. I'm 32, superior english, bachelor from Brazil, 6 years as dev (4 after ACS), partner same skills. Which one is right?
Hello! I make videos about my life in Melbourne (130k subscribers) and brands sponsor some. My student visa says 48 h per fortnight. Is sponsored content counted as work? One company even wants to pay in crypto.
We've been defrauded by a man in Lahore who promised an Australian work permit for 25 lakh without IELTS. We have a contract, receipts and his WhatsApp chat. Can your lawyer in Australia do something against the employer that's named in the offer? Company is "Green Valley Farms".
Hi, I represent 12 workers from Vanuatu under PALM. The employer deducts $250 a week for a bed in a shared room. They're afraid of losing their visas if they say something. What can they do?
I'm a NAATI translator for Tamil (CPN3XX). If your clients need translations I'm happy to help; I'm not an agency, just me. Let me know if you keep a list.
I would like to do business with you :) no seriously: I'm a conveyancer in Woden and two of my clients are on temporary visas and need FIRB plus visa advice. Could I send them to you?
Dear Mr Consultant, please what is the process to get sponsorship job for driver? I am from Ghana, 38 years, with wife and 3 kids. I have been looking at many offers on internet asking 3000 dollars to pay before. I don't know who is genuine. Please help me with real one.
Please find below the details for the tax invoice:\nKestrel Engineering Pty Ltd\nABN 00 000 000 000\nPO 77120\nSend to accounts@kestrel.example\nThe transfer was made this morning.
Hi, could you ask Deepika to call me when she's back from leave? It's about the second stage. No hurry.
My ex-employer (a restaurant) sold my sponsorship to someone else, literally. I've recordings. Who should I talk to, you or Fair Work? Will I lose the 482?
Bonjour, nous sommes une famille de 4 à La Réunion. Mon mari est soudeur, moi coiffeuse. Nous avons lu votre guide sur le 494 mais on ne comprend pas si l'anglais est obligatoire. Pouvez-vous nous appeler ?
您好,我女儿今年高二,打算明年去阿德莱德读预科。我们做服装批发生意,资金主要是公司账户,请问个人存款不够怎么办?中介费是多少?我的微信号同手机号。
Xin chào, em đang học ở Canberra, visa hết hạn tháng 3. Em muốn chuyển từ đại học xuống cao đẳng nấu ăn vì hết tiền. Có bị hủy visa không ạ? Em cảm ơn.
સાહેબ, મારો દીકરો સિડનીમાં છે, એની પાસે કામ નથી અને ફી ભરવાની છે. અહીં એજન્ટ કહે છે કે ૫ લાખમાં વર્ક પરમિટ કરી આપશે. સાચું છે?
नमस्कार, म दाङबाट हो। छोरीले प्लस टु सकिन्, काउन्सिल्टेन्सीले ५ लाख माग्यो। तपाईंहरू कति लिनुहुन्छ?
السلام عليكم ورحمة الله، ابني يدرس في ملبورن وانتهت إقامته الأسبوع الماضي ولم يجدد. ماذا نفعل؟ أرجو الاتصال بي
Estimados, soy chef con 11 años de experiencia y tengo un restaurante propio en Lima. Un amigo me ofrece trabajo en Perth pero dice que debo pagar yo la nominación. ¿Es legal?
Здравствуйте! Мы с мужем айтишники, живём в Тбилиси. У мужа PTE 81, у меня 65. Сколько стоит полное сопровождение по визе 190? Можно ли платить частями?
sir ji namaste main haryana se, mera beta 6 mahine se australia me hai, college wale bol rahe attendance kam hai, NOI mila hai. kuch kar sakte ho to phone karo please
veere mera work permit 2 saal da lagna c, agent 14 lakh le ke bhajj gaya, tusi ki help kar sakde o?
ok so... how do i start?
Hello? I wrote on the 3rd, on the 8th and on the 15th. Is this mailbox monitored at all?
You were recommended by Gurpreet (your client from 2022). Same case as hers basically. When can we meet?
can u send me your bank details i want pay the deposit
Yes please go ahead with option 2.
I think your contact form is broken, it asked me for a phone number though it says optional
Just a note to say your lady at reception, Mina, is wonderful.
hw r u, m from PNG, want do nursing there, no passport yet. wat first?
Is it ok to include link to my drive? https://drive.google.com/drive/folders/1AbCdEf all docs in there, 2 refusals as well
Looking for legit agent. Had 3 "agents" ask for gift cards and bitcoin so far 😡 Can you prove you're real? MARN?
We want to hire you. 3 nominations, 2 of them urgent. Phone me: 0488 555 031 (Steve, Steve's Smash Repairs, Mitchell)
My mother won 2 million in a lottery in the Philippines, could she buy a house here and live with us or is that a no go
Seeking advice on the tax side: I hold a 482, I trade crypto and options. Must I become a resident for tax? If you don't do it, who does?
Our church would like to sponsor a pastor from Lagos for 2 years. He's the general overseer's son so some people think it's a scam, it's not. 408 or 482?
I run the Wagga Indian Association newsletter (1,400 readers). May we reprint your piece about bridging visas, with a link back to you of course?
Hi! Uni project: we compare websites of 10 migration firms in usability. Could we use a screenshot of yours? Thanks, Zoe & Arjun, UC
Good afternoon, calling about the 8 o'clock booking tomorrow; my train's cancelled, may I do it by phone instead?
Who do I talk to about your scholarship for women in STEM? The page says applications close Friday.
Hi. Partner visa. Same sex. Bangladesh. Is it safe to apply and who sees the papers?
I'm interested in a partnership visa, I mean partner visa. How do I begin?
We would like to discuss our visa options with you. When are you free to talk?
I have an investor visa question. Who can I talk to?
Can I send you my documents by email?
Can I share my situation in more detail by phone?
May I send you my refusal letter?
Could you send me information about your services?
Do you accept new clients at the moment?
Are you taking new clients? My current agent retired.
How much is it to lodge a student visa with you?
I want to know the price for a visitor visa.
Hi, I wanted to know your fees for a 485.
I tried to call but nobody picked up. When can we talk?
Sorry I missed your call! I'm free now.
I missed your message. Please call again.
I'm an exporter of tea from Sri Lanka and want to visit my buyers in Sydney.
My husband exports textiles. Which visa may he use to attend a trade fair?
My invoice is attached to the email, when will I be reimbursed?
Please find attached my refusal letter.
See my documents attached in the email I've sent.
My name is Elena and I'm engaged to an Australian. Which visa do we need?
I'm looking for an agent who's honest about my chances.
I am lonely here without my wife, how can I bring her quickly?
My girlfriend sent me the invitation, what do I do next?
I need more time for the documents, can we extend the deadline?
Do I need more points or is 70 OK?
Need more information about regional visas.
I represent a family of six refugees. Can you help them?
We're an IT company and need to sponsor a developer. Fees?
Our hotel would like to sponsor a receptionist.
I work for a call centre in Manila, can I apply for PR?
My company does payroll software and I'm a tester. Which occupation is it?
I am a debt collector by profession. Is it on the list?
I teach yoga and make online courses, any visa for me?
I translate documents for a living. Which assessing authority do I use?
I sell insurance. Which visa could I get?
I had a website for my shop, can I count it as business experience?
I have a great job offer! What do I do next?
I have an offer from two universities. Which one should I take?
An offer came for a free work visa. Is it true?
I've a deal with my boss: he pays half of the fees. OK?
Please reply, my deadline is today.
Please respond urgently, my visa was cancelled.
Click on submit does nothing on your form.
The chat on your site doesn't open.
Can I pay monthly?
Do you have monthly plans for employers?
Is there a fee for changing the appointment?
Who handles employer sponsorship in your firm?
Who is the best person to speak to about a partner visa?
Who's in charge of complaints?
Are you the owner? I need to talk about my case with the owner.
Do you own this company or is it a franchise?
Your website says 24 hours but I wait since Monday.
I saw on your website that you speak Nepali.
I noticed your website lists another fee than the Department.
I was looking at your website and would like to book a call.
Can we schedule a call about sponsoring our nurse?
Could we have a short meeting about our labour agreement?
We are looking for an agent for our staff in Darwin, please contact us.
We want to work with you for our overseas staff. Send terms please.
I'd like to refer a friend. Is there a reward?
Would you sponsor our school fete? It's the school of your consultant's kids.
Are you able to speak at our club next month?
I'm a student and want to ask three questions for my assignment on migration.
`
  .trim()
  .split('\n')
  .map((letter) => letter.replaceAll('\\n', '\n'));
