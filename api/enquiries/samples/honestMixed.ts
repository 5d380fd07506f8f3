/** Messages of visitors, made up. A line more teaches the filter. */
export const honestMixed = `
hello sir
Hi there, anyone?
visa
PR?
call back please
Please ring me after 5pm
Can you help?
How much?
Are you open today
Good morning. I want consultation.
I need a lawyer
interested in student visa
ok thanks
Hey, got your number from a mate. Can we talk?
Test? Did my last message go through?
I sent a message last week and nobody answered me.
I missed your call yesterday, please try again.
Where are you located? Is there parking?
Do you speak Nepali?
Is someone there who speaks Vietnamese? My mum wants to talk directly.
482 to 186 after two years, possible with a new employer?
190 NSW or 491 Regional for a chef with 75 points?
189 invitation chances for 2613 with 95 points
485 post higher education, 2 yrs or 3 yrs?
600 visa for parents, sponsored family stream, bond how much
407 training visa how does it work
I'm 44. Too late?
My agent took 6000 dollars and disappeared. What can I do, is the money lost?
I paid an agent in Dubai for a job offer letter and I think it's fake. Can you check it before I lose more money?
My previous consultant submitted a false work reference without telling me. Now the Department asks for comment in 28 days. Please help me urgently.
URGENT!!! MY VISA WAS REFUSED YESTERDAY AND I ONLY HAVE 21 DAYS TO APPEAL. PLEASE CALL ME TODAY 0400 555 123
REFUSAL LETTER CAME THIS MORNING NEED APPEAL ASAP
I RECEIVED A NATURAL JUSTICE LETTER, DEADLINE FRIDAY. WHAT SHOULD I WRITE
My bridging visa ends in 3 days and I don't know what to do. I've two children at school here. Please please call.
Notice of intention to consider cancellation, I have 5 working days. I missed semester two because of a surgery.
Immigration raid at my workplace took my friend to detention centre. Who can visit him and what does a lawyer cost?
I overstayed by eleven months. If I leave now will I be banned for three years?
I have a conviction from 2014 for drink driving. Does it matter for character?
My ex is threatening to withdraw sponsorship. I have been the victim of violence. Can I stay?
My husband died in March and our partner visa was still in process. What happens to me and my son?
I am SEO specialist with 6 years in agency, 482 visa can be sponsored for marketing specialist 225113?
I work as a digital marketing manager in Manila, I run Google Ads campaigns. Which skills assessment do I need?
Hello, I'm a web developer from Colombia. My portfolio is at https://juanperez.example, is it useful for the ACS?
I'm a freelance web designer, all my clients are overseas and pay via PayPal. How do I show work experience to ACS?
I trade crypto full time since 2020, no payslips. Do I get points for work experience?
Can money that I made with Bitcoin count as genuine savings for the student visa? The bank balance is only two months old.
I'm a dealer at a casino in Macau, is gaming worker on any list for a 482 in Perth?
I am working in Crown casino as a chef de partie and my employer wants to sponsor me.
I'm a registered pharmacist in Egypt with 5 years in hospital. Do I do KAPS before or after the EOI?
Pharmacy technician from Kerala here, can I migrate with my experience or must I study again?
I'm a loan officer at a bank in Lagos, is my occupation on the skilled list?
Can I use an education loan as proof of funds for subclass 500? The loan of 40 lakh is sanctioned by SBI.
My father will take a loan against our house for the tuition. Does the embassy accept a loan sanction letter from a cooperative bank?
What is the interest-free payment plan you mention, can I pay your fee in instalments?
How much money must I show in the bank for myself, wife and one child?
Do I have to pay the visa application charge all at once? It's nearly $10,000 for partner.
I won a scholarship of 50% and want to know whether it reduces the funds I must show.
My grandmother left me an inheritance of 80,000 USD, can that be my proof of funds? The estate lawyer has released it last month.
I am an accountant in Mumbai and want to invest in a business in Adelaide. What is the minimum investment for 188 or its successor?
I own a marketing company in Shenzhen with a turnover of 5 million. Are there business visas still open?
We run a small café in Ballarat and can't find staff. What does it cost us to sponsor a cook from Nepal?
I'm HR manager at an aged care provider, we would like to hire 12 nurses from the Philippines. Can we speak about a labour agreement?
Our company needs to sponsor two software engineers, could you send us a quote for your services?
Good afternoon, I'm the owner of a recruitment agency in Auckland. We sometimes get candidates who need a visa for Australia. Would you be open to referrals both ways?
Dear team, we are an education agency in Kathmandu with 300 students a year and look for a registered migration agent in Australia to partner with. Whom may I talk to?
I am a registered migration agent in Perth and going on leave in January. Would your office look after my files? My MARN is on the register.
I am a lecturer at a TAFE and would like to invite one of your agents to talk to our graduating students in May.
I'm a journalist writing about student visa refusal rates. May I interview one of your agents by phone on Tuesday?
We're a regional council organising a welcome day for skilled migrants. Would you like to have a table there? It's free.
Your page on the 491 says 65 points but the state website says 70. Just so you know.
I tried to use your points calculator on my phone and the button at step 3 doesn't respond. Samsung A12.
The link to the fees page doesn't work. How much is a first consultation?
I visited your website and read your article about genuine student requirement. It helped me a lot but I have one question about the gap of 4 years.
I found your website on Google while looking for a migration agent near Parramatta. Are you taking new clients?
Saw your ad on Facebook that first 15 minutes are free, is it still going?
Watched your video on YouTube about regional PR. My occupation is motor mechanic. Can u check my chances?
My friend Gurpreet told me you did her PR, we want the same service for my brother.
I follow you on Instagram. Do you help with dependent visas?
Is this job real? https://www.seek.example/job/73629910 They ask me to pay 3000 for sponsorship first.
I'd like to apply for this course https://www.unimelb.example/courses/master-of-data-science but my IELTS writing is 6.0. Any pathway?
My university: https://www.du.example, is it recognised for a skills assessment by VETASSESS?
Here is my LinkedIn https://linkedin.example/in/mei-lin-chong, could you please tell me which visa suits me?
I read on https://immi.homeaffairs.gov.au that processing takes 29 months, is it really so long?
Is this website a scam https://australia-visa-online.example ? I entered my card number already.
The employer's website is www.bluegumfarms.example and they say they will sponsor me after six months of farm work.
I received this email from studyvisa@aus-gov.example asking for 950 dollars. Is that from you?
Sir i am from punjab i have 12th pass with 65 percent and 2 year gap. i want go australia. how much money total. pls tell
i am delivery driver no ielts how can come austraila
hallo my english not good. my wife she is australian citizen, me from thailand. we want live together. what to do
I have refuse 2 time student visa. now i want apply again. what i must write for gte. please help sir
dear sir/mam i am intrested to do work in your contry as a welder. i have experiance 9 years in Qatar
Me and my family want immigrate. I am doctor, radiology. I have 47 age. Possible?
good day,i'm nurse in saudi,i did NCLEX,how to do AHPRA and what the next step,thank you and god bless
Hello Madam, kindly advise about visa for my son he finish O level and is 17 year. We have relative in Melbourne.
is it necesary to go at biometrics again because my last ones are in 2023
how many time take for 820 now a days
Pls reply fast my course starting 24 feb and no visa yet, agent not picking phone
sir my COE is cancelled college say i didnt pay fee but i paid. i have receipt of bank
Can I work more then 24 hours in holidays???
If my boss pay me cash only is problem for my PR later?
what is better for PR nursing or early childhood or cookery
My score PTE: L 71 R 68 S 82 W 70. Proficient or superior?
Namaste, mujhe Australia student visa ke baare mein jaankari chahiye. Meri beti ne 12th kiya hai.
Bhai mera visa refuse ho gaya, kya main dobara apply kar sakta hoon? Kitna kharcha aayega?
Sat sri akal ji, mere munde da study visa lagwauna hai, ielts 6 each aa. Kinne paise lagange?
Paji work permit da ki scene hai Australia da, mai tralla driver haan canada ch
Kem cho, mare Australia nu spouse visa joie chhe. Tamari Ahmedabad office kya chhe?
Mara dikra e bachelor puru karyu chhe, have master mate ketla paisa joie?
मेरी पत्नी ऑस्ट्रेलिया में पढ़ रही है, क्या मैं उसके साथ रह सकता हूँ और काम कर सकता हूँ?
नमस्ते, मेरा वीज़ा दो बार रिजेक्ट हुआ है। कृपया मुझे फोन करें 98765 00011
मुझे पीआर के लिए कितने पॉइंट चाहिए? मेरी उम्र 32 साल है
મારે મારા માતા-પિતા માટે વિઝિટર વિઝા જોઈએ છે. કેટલો સમય લાગશે?
વિદ્યાર્થી વિઝા માટે કેટલા પૈસા બતાવવા પડે?
ਮੇਰਾ ਸਟੱਡੀ ਵੀਜ਼ਾ ਰਿਫਿਊਜ਼ ਹੋ ਗਿਆ, ਕੀ ਮੈਂ ਦੁਬਾਰਾ ਅਪਲਾਈ ਕਰ ਸਕਦਾ ਹਾਂ?
您好,我想咨询一下配偶签证820的申请流程和费用。
我今年35岁,会计专业,在澳洲读完硕士,想问技术移民有没有机会?
请问你们有会说中文的顾问吗?我爸妈想申请143父母移民
学生签证被拒了,还能上诉吗?截止日期是下周五
打工度假签证462今年还有名额吗
我想給女兒申請澳洲留學,請問需要準備多少存款證明?
Em đang là du học sinh năm cuối ngành điều dưỡng ở Sydney, em muốn hỏi về visa 485 và đường định cư.
Cho mình hỏi chi phí làm visa hôn thú là bao nhiêu vậy ạ?
Chào anh chị, con tôi bị từ chối visa du học, gia đình muốn nộp lại thì cần những gì?
Toi muon hoi ve visa lao dong nong nghiep Uc, co can tieng Anh khong
Hola, soy enfermera de Chile y quiero saber qué necesito para trabajar en Australia.
Buenas tardes, mi visa de estudiante vence el 15 de diciembre y quiero quedarme otro año. ¿Qué opciones tengo?
Hola! cuánto cuesta la asesoría? somos una pareja de Colombia con un hijo
Olá, sou brasileiro e minha esposa tem visto de estudante. Posso trabalhar em tempo integral?
Bonjour, je suis en PVT jusqu'en avril et mon patron veut me sponsoriser. Combien ça coûte ?
Ciao, ho finito i miei 88 giorni in farm, posso fare il secondo anno da qui?
Guten Tag, ich bin Elektriker aus Leipzig und möchte mit meiner Familie nach Perth auswandern. Was kostet eine Beratung?
Здравствуйте, я программист из Казахстана, 33 года. Какие у меня шансы на визу 189?
Добрый день, муж гражданин Австралии. Сколько ждать визу жены?
السلام عليكم، أريد الاستفسار عن تأشيرة الدراسة لابني في أستراليا وكم التكلفة
سلام، من مهندس عمران هستم و میخواهم برای ویزای مهارت اقدام کنم
안녕하세요, 워홀 비자로 와 있는데 고용주 스폰서 비자로 바꿀 수 있나요?
こんにちは。ワーキングホリデーから学生ビザに変えたいのですが、費用はいくらですか?
สวัสดีค่ะ อยากทราบเรื่องวีซ่าคู่ครองออสเตรเลีย ต้องใช้เอกสารอะไรบ้างคะ
Kumusta po, magkano po ang bayad sa inyo para sa student visa? Caregiver po ako dito sa Taiwan.
Apa kabar, saya dari Surabaya mau tanya visa kuliah di Melbourne untuk anak saya
Assalamualaikum, bhai student visa er jonno koto taka bank e dekhate hobe? Ami Dhaka theke bolchi.
Namaskar, malai Australia ma dependent visa ko barema bujhnu thiyo. Mero shriman uta hunuhuncha.
Ayubowan, mage wife ge skill assessment eka gana dana ganna one. Man Colombo wala inne.
Vanakkam, my cousin is in Chennai and wants to do a masters in Adelaide. What's the intake in July?
My wife and I met in Bali in 2019, married in 2022, and we've a baby born this January in Darwin. I'm a citizen by birth, she is on a visitor visa with no further stay condition 8503. We were told three different things by three different people: one says that she must leave, one says a waiver is possible because of the baby, one says just lodge and see. She's anxious to fly with a newborn. Could one of you read the condition and tell us honestly what our choices are, and what you would charge to take it on?
I've been in Australia since 2016, first for a bachelor in hospitality, then a 485, then a 482 as a restaurant manager with a group that was sold last year. The new owners don't want to go on with my nomination for the 186. I have worked with them for 2 years and 4 months. My 482 still runs until August. I've heard that periods with different sponsors may now be added together. If I find a new sponsor soon, do I start from zero? I also have a partner and she studies. Thanks for your time, Rodrigo
To whom it may concern: I write on behalf of my elderly parents who live in Harare. My father is 78 and has had a stroke, my mother 74 is well. Both my sister and I are permanent residents here, our brother died in 2021, and nobody is left at home to care for them. Is there any chance for an aged dependent relative or carer visa, and how long do such things take nowadays? We can pay for their health costs and have a granny flat.
Good day. My name is Chidi, I am a civil engineer with a BEng from Nsukka and eight years in bridges. I did my CDR myself and Engineers Australia came back asking about plagiarism in the second career episode, which I wrote alone. I have until the 30th to answer. Is that something you look into, and do you offer a fixed price for it?
I am an electrician on a WHV, I've got an offer in Kalgoorlie, the boss said he'd pay for everything, but his accountant says he cannot pass the levy on me. Who's right?
We are a same sex couple from Malaysia. Is it safe to send you our evidence?
I was a refugee in Indonesia for 9 years and my aunt in Dandenong can propose me. Is it possible under 202?
My daughter is 16 and has Down syndrome. Would the health requirement stop us all?
I had TB as a child. Must I tell it at the medical?
Hi, my baby was born in Brisbane, both of us are on 500. What visa is she on?
Can my mother in law extend her visitor visa from inside Australia so she can look after our twins?
Citizenship: I was overseas for 14 months during covid. Can I still apply?
my RRV expired while I'm in India, flight is on saturday!! what now
Name on passport differs from degree certificate, need an affidavit?
I lost my passport with the visa grant. What do I do first?
Do you certify documents?
Do you offer translations from Portuguese?
NAATI CCL class - do you know a good teacher for Hindi?
Could you recommend an agent in Hobart? I see you've no office there.
Can I change the time of my consultation from 2 pm to 4 pm on Thursday?
I have to cancel my appointment, sorry, my kid's sick.
The zoom link for today isn't working, I'm waiting here since 10 minutes
I've paid the invoice INV-0231 this morning, please confirm that you received it.
Could you resend the invoice? I deleted it by mistake and want to pay today.
Thank you so much, visa granted this morning!!! You are the best team ever
Thanks Anita for your help, my parents arrived safely. I'll tell everyone about you.
I'm not happy with your service. I paid $2,200 in June and nobody returns my calls. I want a refund.
Please delete my details from your files, I've chosen another agent.
Please stop sending me the newsletter.
Do you have any jobs? I've finished my Graduate Diploma in migration law and look for work as a junior agent.
I'd love to do an internship at your office, I study law at Griffith. My CV is ready to send.
do u hire receptionist? i speak mandarin n cantonese
Business idea: I want to open an Indian grocery in Shepparton. Is there a visa for that, I have 400k AUD.
I'm a YouTuber with 1.2 million followers. Would the talent visa 858 work for me?
I'm a professional poker player and want to stay longer than a year. What would you suggest?
I work as a sex worker in Sydney legally. Does that cause any problem with partner visa?
I sell insurance in Singapore, is insurance agent eligible under state nomination?
I'm in real estate in Dubai and would like to move to Gold Coast with wife and 3 kids
I'm a data entry operator, work from home for a US company. May I keep that job on a tourist visa?
Can I do remote work for my company in London while on a visitor visa?
I'm a hacker - the good sort, penetration tester. Is 262112 still on the core list?
Forex dealer with Standard Chartered Nairobi, ANZSCO 222211? MBA, 36 yrs
Does crypto mining count as self-employed for the points?
AI engineer, salary 210k offer from Canva. Fastest visa?
I'm an Uber driver on bridging visa C with no work rights... can I apply for permission to work because of hardship
Free consultation? I can't pay now because I lost my job
Is it true that you give a guarantee? Another agent offers 100% guarantee and I don't trust it
A man on WhatsApp offers me PR for 25 lakh with guaranteed job. Is it genuine? He says pay after visa.
Someone sold me an IELTS certificate and now I'm scared. Should I withdraw my application?
My consultancy put a fake bank statement in my file and I was refused under PIC 4020. Is there any way back?
Hi I have a Canada visa refusal from 2022, does it affect Australia?
I clicked 'submit' on ImmiAccount before uploading police check. Is that a disaster?
Phone is best: +91 98980 00123 any time after 6 pm IST
+84 90 555 0188 zalo
my whatsapp 0061 491 570 156
0491 570 006
priya.k@example.com is my other email, write there
I'm at the airport in Doha and they won't let me board, my eVisa shows nothing. Help!!!!
AM I ELIGIBLE FOR 189. AGE 31. BE MECHANICAL. EXP 7 YRS. PTE 79 EACH
PLEASE SEND ME THE FULL DETAILS OF FEES AND PROCESS FOR NURSING IN AUSTRALIA
I WANT TO BRING MY MOTHER. SHE IS ALONE.
WHO IS YOUR AGENT IN SURAT
Best way to reach you? Web form keeps saying number isn't valid, I am in Fiji
Do you do Skype or WhatsApp calls? Bad internet here in Solomon Islands
What's the difference between you and a lawyer?
Compare cost: partner offshore vs onshore
Got 2 offers: Deakin and Western Sydney. Which has less visa refusal?
Is Master of Social Work still good for PR in Victoria? My friend says they closed the program.
`
  .trim()
  .split('\n');
