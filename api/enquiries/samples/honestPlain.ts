/** What visitors, neighbours and partners write plainly, of visas and of all else, made up. A line more teaches the filter. */
export const honestPlain = `
The door buzzer doesn't work, I'm standing downstairs for my 11 o'clock
I've parked in your visitor bay, hope that's alright. Which floor?
I forgot my umbrella at your office yesterday, a green one
Your fire alarm has been beeping all night, could someone look at it? From the flat above.
Good morning, I'm from the body corporate. Please let us know who holds the key to the meter box.
The plumber comes Thursday to fix your kitchen leak. Is 8 am fine?
Hi it's Jo from the cafe below, the courier left two boxes with us for you
We delivered the chairs to the wrong address, sorry! Is tomorrow ok for the exchange?
Your October statement shows a credit of $88 with us. Shall we refund it or leave it for the next order?
Reminder that the lease inspection is on the 14th, between 1 and 3.
The printer technician needs the serial number from the sticker at the back before he visits.
Auditor here for Kirra Foods. Please confirm the balance your client owed at 30 June.
I'm writing from the Department of Education about the school enrolment of your client's children. Please ring me on the number below.
This is the registry of the tribunal, your fax was unreadable. Please lodge it again through the portal.
Our clinic has done the chest x-ray of Ms Aung, but the HAP ID you gave was wrong.
The court interpreter for Monday is ill. Do you know another one for Hazaragi?
Student services at Holmes College: one of your applicants hasn't paid his deposit. Does he still wish to start in February?
We teach citizenship classes at the library. Could you look over our handout? It's two pages.
I'm doing a thesis on partner visas and look for agents to interview. It takes 30 min, anonymous, ethics approval attached.
Reporter from SBS Punjabi, working on a piece about fake job offers. Could you talk on air tomorrow morning?
Radio Adelaide would like to have you on our migrant hour. No cost of course, we only have a tiny studio.
Rotary Club of Box Hill would love a speaker on 2 April, dinner included.
Our temple holds a health and settlement day. Would you come and answer questions at a table?
As president of the Nepalese nurses group I'd like to ask whether you would give us a talk about the 186.
I'm a high school student doing work experience in June. Do you take year 10s?
Do you have a vacancy for a registered agent? I got my MARN last month.
I was an agent in New Zealand for eight years and am looking for a job in Melbourne.
I applied for the case officer role two weeks ago and wonder if it's filled.
Our lawyers need a colleague who knows sponsorship compliance. Would you take over two files from us?
My client (I'm a family lawyer) separated from her sponsor. Could you advise her this week? Fees no problem.
I'm a social worker at Footscray hospital, our patient has no Medicare and her visa ran out. Whom may we phone?
GP here. Patient asks for a letter for a health waiver, what should it contain?
We're the accountant of the Greek restaurant that you sponsored staff for. ATO wants the contracts. Can you send copies?
The bank wants a confirmation that my 820 is still in process. Can you write one?
My landlord wants proof of my visa, what do I show him?
My school asks for a release letter, they refuse to give it
The uni revoked my offer after deferring, do I need a new COE
Lodged yesterday, forgot to put my second name. Problem?
I made a mistake in the form. I wrote single instead of divorced. How to correct it
Form 1022 or 1023?
My baby is due in May, born here, what visa will she have
Wife pregnant, 820 not granted, do we get Medicare
twins born in Fiji last week, add to 189 application how
stepson is 19 and studying, still dependent?
My mother has dementia, she's alone in Bulgaria. Any visa?
Can an aunt sponsor me? No one else left
carer visa how many years
remaining relative, is it dead?
Brother killed in the war, his children are in Turkey with neighbours. I want to bring them.
I'm from Ukraine on 786, what comes after
Hong Kong BNO here, also looking at Australia. Compare please?
Sudanese in Cairo, UNHCR card, uncle in Dandenong
Rohingya, in Malaysia 9 years
My Syrian fiancé cannot leave, passport expired. Can we marry by proxy?
got married in Las Vegas, does Australia accept it
arranged marriage, met twice. enough?
Registered relationship in Victoria vs 12 months living together - which one's better?
He cheated, I'm leaving, but I'm on his visa with two kids
partner passed away before the grant
she withdrew the sponsorship today!!!
I hit a condition 8503. Way out?
8107 breach, letter came. 10 days
no further stay waiver for covid still possible?
bridging visa C and I want to work
BVE, reporting every month, want permission to work
they stopped me at Tullamarine and cancelled it at the airport
detained at Villawood, my husband, please ring
section 48 bar, must I fly out?
three years exclusion, 2 already gone
refused 600 four times for my mum, it isn't fair
My girlfriend's tourist visa refused because she's unemployed. What now
is it true visitors need a bond
How much money must she have in bank for 3 months
invite letter sample for my parents
Are visas slower over Christmas?
still no case officer after 19 months
global processing times say 90% in 11 months, we're at 16
s56 request came, need payslips from 2016, company closed
they want my ex-wife's consent for the kids. she lives in Peru and never answers
military service record from Korea, where to get
Police check of Saudi Arabia after leaving, how?
FBI check took 4 months and now expires
name spelled differently in passport & degree
born 1 January because nobody knew my birthday. They doubt my age
Can't find my old passports, Form 80 wants all travel
medical says TB scar. How long will they defer
Kidney transplant in 2019, PR?
child autistic level 2, is waiver available on 190?
deaf since birth, can I skip the English test
PTE 79 in all but speaking 71
IELTS one skill retake accepted?
OET for dentists
ADC exam dates
Engineers Australia wants CDR, do you review them
CPA or CAANZ, cheaper?
VETASSESS closed for my trade?
AITSL 7.0 reading 8 speaking... I've 7.5 speaking
teacher assistant to primary teacher path
aged care worker with Cert III, 2 yrs, labour agreement?
disability support, employer asks for 482
childcare diploma, Hobart or Adelaide
chef, cook, what is the difference for the list
baker in Cairns, boss happy to sponsor, no idea how
butcher from Poland with own knives :)
barber with 20 yrs but no papers
tiler, Ireland, 27
Welder from Ghana, MIG TIG, 11 years on ships
Tower crane driver. Any sponsor in Brisbane you know?
diesel mechanic in Zambia mines
Heavy vehicle driver, Philippines, good english
fisherman from Java
Shepherd from Peru working in NZ now
vineyard manager, Mendoza
dairy farm hand on 482 4 yrs, PR?
meatworks at Warrnambool promised 186, now silence
architect in Tehran
quantity surveyor 88 points offshore
surveyor, Chile
Data analyst in Nairobi with masters
physio, Irish degree, AHPRA registered
speech pathologist, SA
vet from Lisbon
psychologist, APAC assessment
midwife in Bristol, hate the NHS, two dogs
Paramedic, Leeds. Which states need us
Doctor, IMG, AMC part 1 done
social worker with a criminal record at 18
priest, Tamil Catholic, parish wants me
imam for our mosque, from Bosnia
yoga teacher in Byron on WHV
football coach, UEFA B
violinist with orchestra offer
PhD offer in Adelaide, wife and kids too?
Postdoc contract ends, talent visa or 186
485 second one regional
485 replaced by what for over 35?
masters by research 4 points extra?
Does professional year still give 5 points
NAATI CCL for Malayalam where
Which regional uni is cheap
can i change agent
do u have office in Ahmedabad
Do you come to Manila?
is consult by zoom ok
time difference, I'm in Chicago, evenings?
do you work sundays
parking near you?
wheelchair access?
Could I bring my baby to the meeting
can my daughter translate for me
female consultant please
Speak Farsi?
Arabic speaking please
mandarin?
I prefer email as I'm deaf
not urgent, whenever you've time
urgent!!! deadline midnight
only a small question
I don't know where to start, sorry for the long story
thanks heaps
thank you 🙏 God bless your whole team
Great service, Lucy is a star
you changed our lives
Received, with thanks.
All good now, it was granted!
Please close my file, we're going home.
Changed my number to 0455 000 121
new address: 4 Wren St Altona
here are the missing pages
I agree to the fees, send me the agreement
signed and sent
I will pay on Friday when my salary comes
Is the deposit refundable?
what if refused, money back?
why so expensive
cheaper if I do the forms myself and you check?
Namaste, mero bahini lai bolauna cha, visit visa ko lagi k k chahinchha
bhai 482 ke baad PR kitne time me hota hai
meri job chali gayi, 60 din wala rule kya hai?
Mera bhai Perth mein hai, kya woh mujhe sponsor kar sakta hai?
Veere, truck driver di 494 milugi?
hun main 485 te haan, next ki karan?
Aap log fees kitni lete ho, EMI hai kya
nanu nurse, 5 varsha experience, Australia registration hege
naan chef, Melbourne la sponsor kidaikkuma
ami student, visa refuse hoyeche, abar apply korte parbo?
Anh chị cho em hỏi visa 491 Tasmania còn nhận đầu bếp không
Em bị hủy visa, phải làm sao trong 28 ngày?
Chồng tôi có quốc tịch Úc, con riêng của tôi 16 tuổi đi cùng được không
Con tôi muốn du học lớp 10 ở Melbourne, mẹ đi theo được không ạ?
ni hao, wo xiang wen 491 duo jiu neng zhuan 191
wo laopo de 820 shenme shihou xia lai
孩子在读小学,我可以申请陪读签证吗
过桥签证期间可以出境吗?
雇主突然不担保我了,还有多少天可以留下
187拒签上诉三年了还没结果,怎么办
请问可以微信联系吗?我英文不好,想问配偶签证
收到补料通知,能帮忙看一下吗
Tengo 33 años, soy electricista, hablo poco inglés, ¿hay alguna visa para mí?
Mi esposa es australiana pero vivimos en Chile, ¿desde dónde conviene aplicar?
¿Atienden por videollamada? Estoy en Lima
Me cancelaron la visa en el aeropuerto, ¿qué hago?
Je suis en PVT et mon patron veut me garder, que faut-il faire ?
Peut-on travailler avec un visa étudiant pendant les vacances ?
Ich bin Krankenpfleger, muss ich vor dem Visum Englisch nachweisen?
Lohnt sich ein Umzug mit 44 noch?
Sou dentista, quero validar meu diploma aí, quanto tempo leva?
Meu visto vence dia 20, ainda dá tempo?
Sono barista a Perth, il mio capo mi vuole sponsorizzare
Jestem spawaczem, szukam pracodawcy, co muszę mieć?
Мой муж гражданин Австралии, мы в Алматы, какие документы нужны?
Я программист, 37 лет, сколько баллов у меня будет?
Estou grávida e meu parceiro é australiano
أريد إحضار والدتي المريضة من بيروت، هل هناك تأشيرة مناسبة؟
رفضوا تأشيرة الدراسة، هل يمكنني الاستئناف؟
كم رسوم الاستشارة عندكم؟
salam, man parastar hastam dar Tehran, che vizayi monaseb ast
سلام، من با ویزای دانشجویی هستم و می‌خواهم همسرم را بیاورم
Eşim Avustralyalı, evlilik vizesi ne kadar sürüyor?
ワーホリ3年目ですが永住の道はありますか
看護師です。英語はOETでいいですか?
482 비자에서 186으로 바꾸려면 몇 년 일해야 하나요?
อยากพาลูกไปเรียนที่เมลเบิร์น ต้องเตรียมอะไรบ้าง
Saya chef di Bali, ada restoran di Sydney mau sponsor, bagaimana caranya?
Gusto ko po sanang kunin ang nanay ko, anong visa po ang pwede?
Pwede po ba ang 482 sa cook na walang diploma?
Ninaomba msaada, nataka kusoma Australia, gharama ni kiasi gani
ለስደተኞች ቪዛ እርዳታ እፈልጋለሁ
मेरी पत्नी नर्स है, हम दोनों का वीज़ा साथ लगेगा क्या?
ਮੇਰਾ ਵੀਜ਼ਾ ਰਿਫਿਊਜ਼ ਹੋ ਗਿਆ, ਹੁਣ ਕੀ ਕਰਾਂ?
મારી દીકરીને નર્સિંગ ભણવું છે, ખર્ચ કેટલો?
`
  .trim()
  .split('\n');
