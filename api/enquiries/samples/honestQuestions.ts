/** What people of many countries, neighbours, clients and the press write, made up. A line more teaches the filter. */
export const honestQuestions = `
Hi, I'm on a 485 until June and my hospital will nominate me. Is 482 or 186 better for a nurse with two years here?
namaste sir, i completed bachelor in agriculture, is there any visa for me and my wife together?
We've a joinery shop in Wollongong and need two cabinetmakers. What would sponsoring from Vietnam cost us all up?
Ciao, I did 88 days in Bundaberg but one payslip is missing. Can I still apply for my second year?
Good day, I've been refused a student visa twice on GS ground. Is a third time advisable and how do you approach it?
em đang ở Úc visa 500 sắp hết hạn, em muốn hỏi về visa 485, phí bao nhiêu ạ
请问父母付费移民143现在要等多久?担保金多少?
How much for a de facto 820 start to finish? Together 14 months, flat share the whole time.
my brother in kabul worked with australian army interpreter. what visa for him and family please
hello po, aged care worker here in Adelaide under labor agreement, pwede po ba mag PR after 2 years?
please ring me back, 0433 555 777
can i come on saturday
Bonjour, je suis boulanger avec 10 ans d'expérience et je voudrais m'installer en Australie avec ma famille. Parlez-vous français ?
Oi, meu visto de estudante vence em janeiro e quero trocar de curso. Preciso de ajuda.
سلام، من مهندس عمران هستم با ۸ سال سابقه، شرایط ویزای ۴۹۱ را می‌خواستم بدانم
السلام عليكم، زوجتي أسترالية وأريد التقديم على فيزا الزوجية، كم تستغرق؟
Добрый день, мы с мужем айтишники, хотим переехать по 189. Сколько баллов сейчас реально нужно?
안녕하세요, 워킹홀리데이로 와 있는데 셰프로 스폰서 비자 가능한지 문의드립니다
夫がオーストラリア人です。日本からの配偶者ビザの申請をお願いしたいです。
แฟนเป็นคนออสเตรเลีย อยากขอวีซ่าคู่หมั้น ต้องเตรียมเอกสารอะไรบ้างคะ
Hola, estoy en Brisbane con visa de estudiante y mi jefe del café me quiere patrocinar. ¿Qué opciones tengo?
sat sri akal ji, truck driver 6 year canada, i want come australia with family. any chance
I had an interview with the Department yesterday and now they've sent a natural justice letter. 28 days. Can somebody look at it today?
Do I need to tell Immigration that I moved to another address?
I'm a producer for the morning show and looking for a registered agent to talk live about the new skills visa on Wednesday at 8.40. Could one of you?
Our law clinic sends students on two-week placements in March. Would your office host one?
I've applied for the receptionist position on Seek, just checking that my resume arrived.
I'm an education counsellor in Amritsar. One of my students has an AAT hearing in Melbourne; can you represent her?
You charged my card twice for the consultation on 3 November. Please refund one.
Nobody has answered my emails for twelve days and my bridging visa ends Friday. This is not acceptable.
My mother is 79 and lives alone in Kalamata. I'm the only child, citizen since 1988. Which visa could bring her here?
Is Jenny still with you? She did my 457 in 2016, I need the citizenship now.
Am I allowed to work 30 hours in the uni break?
We are on 449 humanitarian stay visa, it runs out. I have job as welder, wife is pregnant. Please help.
Quantity surveyor, 41, two teens, can pay for the whole thing. Do we still have a shot at PR or are we too old?
I was given a job offer letter by an agent on Facebook who wants 12 lakh. Here's their site https://ausjobs.example. Is it fake?
https://www.linkedin.com/in/ben-example this is me, which occupation would you nominate?
Job ad: https://seek.example/job/991 - would this count as Marketing Specialist for ANZSCO?
I'm an SEO manager at an agency in Pune, 5 yrs. Is it under Digital Marketing Analyst, and who assesses?
I design websites as freelancer and my boyfriend is from Perth. Do my invoices prove work for partner visa finances?
Hi, need 3 farmhands before calving. Heard about PALM and DAMA, no clue which. Can you explain over phone?
Could you quote for 15 subclass 482 nominations for our disability support team? Board meets on the 12th.
Our parish wants to sponsor a priest from Kerala. Is that the 407 or religious worker under labour agreement?
I am a dentist. ADC part 1 passed. Which visa lets me sit the practical?
My ex says she will withdraw the sponsorship. We've a baby. What happens to me?
i overstayed 4 years. if i talk to u will you report me
Parents visa 600 how many months they give now?
Locked out of the client portal, reset mail never comes
I uploaded the wrong passport scan, how can I swap it
running 10 min late sorry, traffic on the bridge
Fire drill on Thursday at 11, please tell your staff to use the east stairs.
I have a package for level 3 but no one is at the desk, call 0400 555 999
Thank you so much, visa granted this morning!!! We cried.
The points calculator gives me 75 but I count 80, I think the regional study box doesn't add.
Your page on the 186 still says TSMIT 70,000. It went up in July.
Please delete all my data, I've gone with another agent.
What documents should I bring on Tuesday?
hi
need help visa
Please I want to know if I can come with my wife while studying masters in public health, and how much money in account is needed.
chef 4 years in same restaurant boss sold the business new boss says start again 2 years is it true
I'm 34, German, au pair agency says no more WHV for me. Any other way to spend a year there?
I own a food processing business with turnover 12 crore and want to invest in Victoria. Is the investor stream closed?
Graduated as pastry cook in Sydney. TRA job ready step 3 - employer closed, what now?
US citizen, software engineer at a bank, remote. Could I live in Byron for 8 months on a visitor visa while working for my US employer?
Hello, do you have any Spanish speaking consultant? My English isn't good for legal things.
Do you do pro bono? My neighbour, refugee from Sudan, can't pay.
Can my husband work full time on my student visa if I do phd
Sir mera naam Pritam hai, mujhe 482 me plumber ka kaam chahiye, koi employer hai kya aapke paas
what is fees for counselling and is it refundable
Hi, 491 granted last year; can I move from Cairns to Gold Coast without breaking condition 8579?
My fiancé was charged with drink driving in 2015. Will it stop his visa?
Carpenter from Leeds. Missus is a teacher, three kids. Best way over?
s56 request came for relationship evidence, we don't have joint account, only remittance receipts. enough?
Council would like someone from your firm on our newcomer information evening, 20 Feb, unpaid but with sandwiches.
Pharmacist, OPRA booked in March. Should I lodge skills assessment prior?
first working holiday, im 34, can i still apply before my birthday on dec 9?
My migration agent took $4,000 and vanished, his MARN is cancelled. What are my rights and can you take my case?
I need a certified copy of my grant letter from 2014, do you keep old files?
I am Syrian living in Sharjah, mechanical engineer, does nationality affect processing security check time?
We're getting married on the 14th, is it better to lodge 300 before or 820 after?
Greetings. Hope this finds you well. I kindly request information on nursing diploma pathways and intake dates. Thank you and God bless.
salam, any job for driver with visa sponsor? i ready to come
My son turned 23 in August while our 190 is pending. Is he off the application?
Hi i called twice no one picks
Is there an evening slot for a video consult? I work till 7 SGT.
Looking at three agents. Why should I pick you, and can I speak with a past client?
Kiwi here on a 444. My Fijian stepdaughter, 17, can she come as dependent?
protection visa refused, tribunal lost, minister? can you do 417 intervention
My employer pays me 18 an hour cash and says he'll cancel my visa if I complain. Where do I go?
Electrician, JIB gold card. OTSR or Vetassess first?
Do you take payment in instalments?
Got bridging visa B, does it let me fly home in an emergency twice?
IELTS 6.5 each but 6 in writing. Do you suggest PTE or one skill retake?
I run two ramen shops. The Fair Work inspector is auditing sponsor obligations next week. Can you attend?
crypto trader full time since 2019, no payslips. Can I show those earnings for the 188 or a visitor visa?
I clean houses for an agency here on student visa. Does ABN work count in 48 hours?
BNO holder, 4 years in uni at RMIT. Is the Hong Kong stream 485 5 years still on?
Was at your seminar in the library, could you send me the slides about state nomination?
A family from Myanmar stays with us. They got a letter in English they can't read. May I email you a photo of it?
EOI submitted 15 Aug, 85 points accountant NSW. Any invite expected this year?
Can a migration agent appear for me at court or do I need a barrister?
Good morning. I have attached nothing yet because your form doesn't take files. Where do I send my CV for an assessment?
Hello, I want to change my consultation to 4pm, is it ok?
my visa tourist refuse because money, sponsor my sister in Sydney. try again how
IEC wise I'm out, turned 36. My company has a Brisbane branch. Intra company transfer?
IT support officer assessed as ICT customer support - is it on the 190 list for any state now
we sponsor 12 lads already but our SBS approval lapses in may. renew early?
Hi Daniel, please find the answers you asked for: 1. yes 2. no 3. Manila 2012 to 2018. Regards Tracy
Invoice 1182 paid just now by transfer, ref Joel T.
con gái tôi 17 tuổi muốn du học Melbourne, tôi đi theo giám hộ được không?
Hello! Singer, concerts with a Georgian choir in Sydney in May, 14 people. What visa do we apply for and how early?
Girlfriend from Thailand refused visitor visa. Gutted. What can we do different?
My 190 nomination from Tasmania asks to show commitment. Can u draft the letter with me?
Retired, 66, own funds. Is there any retirement visa left?
my wife and kids are in Nairobi, i am permanent on 866. how long 309 or is 202 better
Your voicemail is full
sir my agent filed wrong ANZSCO code. can we correct after lodge
I'd like to leave a review for Sarah, where can I do that?
Pizza chef, 482 lodged 5 months ago, no news. Normal?
xin tư vấn visa bảo lãnh chồng, hồ sơ bị hỏi thêm giấy tờ
We sell handmade furniture to Australian shops and I want to attend a trade fair in Melbourne. 600 or 400 visa?
Do you still give 10% discount for couples like the leaflet says?
accountant 7 yrs dubai. want your package price for 189 complete with skill assesment
please what is the guarantee that visa will be approved if I use you?
Mate your link to the ART form is dead
Our au pair wants to extend past six months with the same family. Form 1445?
medical hap id expired, do i redo
Police check shows a caution from when I was 19. Declare it?
Legal Aid here. We've a client whose s501 cancellation needs a revocation request by Friday and we're conflicted. Could you take a referral?
spouse can accompany me for master of teaching? also any scholarship
Survey for my honours thesis on migrants' use of agents: could I interview one of your consultants for 20 minutes? Ethics approval attached on request.
Bonjour, combien coûte la demande de visa de partenaire avec vos honoraires ?
can family of 4 get in on 494, employer is meat works in Naracoorte
Ma'am gud pm, ask ko lang po requirements for tourist visa ng nanay ko. salamat
I'd like to thank Linh for her patience. Best service we've had anywhere.
Do I get my money back if the visa is refused?
Diesel mechanic wanted ads everywhere but no one sponsors offshore. Do you connect with employers?
student visa holder, coup at home, afraid to go back. what can apply
Hi, boss here of a small roofing company. Got a Brazilian bloke on a student visa who's gold. How do I keep him?
Marketing manager, 6 years, MBA. 189 or wait for employer? My score is 75.
My wife's parents want to buy an apartment here, does it help with a visa?
Is the skills in demand visa same as old 482 for cooks in resorts?
Graag informatie over partnervisum, mijn vriendin woont in Perth.
Guten Tag, mein Mann hat ein Jobangebot in Adelaide. Beraten Sie auch auf Deutsch?
dai mero 485 sakiyo, aba k garne? PR ko lagi points 70 cha
我的签证被取消了,可以上诉吗?请尽快联系我,电话0450 555 168
`
  .trim()
  .split('\n');
