/** Honest messages in other languages and with sellers' words, made up. A line more teaches the filter. */
export const honestElsewhere = `
Здравствуйте, хочу поехать учиться в Мельбурн, сколько стоит ваша консультация?
Моя дочь окончила школу, какие документы нужны для студенческой визы?
Мне отказали в визе, можно ли подать снова?
您好,我的485签证快到期了,想了解雇主担保482
我先生是澳洲公民,想办配偶移民,大概要多长时间,费用多少?
孩子想去悉尼读高中,需要监护人吗?资金要求是多少
请问技术移民护士现在多少分可以获邀
我被拒签了,想预约咨询,电话 0400 555 011
学生ビザの申請について相談したいです。費用を教えてください
パートナービザはどのくらい時間がかかりますか
학생비자 연장하려면 어떤 서류가 필요한가요? 상담 비용도 알려주세요
호주에서 간호사로 일하고 싶습니다. 영주권이 가능할까요?
أنا مهندس من الأردن وأريد الهجرة إلى أستراليا، ما هي الشروط؟
تم رفض تأشيرة زوجتي، هل يمكنني التقديم مرة أخرى؟
میخواستم برای پذیرش دانشگاه و ویزای تحصیلی سوال کنم
मैं नर्स हूँ और ऑस्ट्रेलिया में काम करना चाहती हूँ, क्या करना होगा?
मेरे बेटे की पढ़ाई के लिए बैंक में कितना पैसा दिखाना होगा?
कृपया बताइए पार्टनर वीज़ा में कितना समय लगता है
મારી દીકરી માટે સ્ટુડન્ટ વિઝાની માહિતી જોઈએ છે, કૃપા કરીને ફોન કરો
મારો વિઝા રિજેક્ટ થયો છે, ફરી અરજી કરી શકાય?
ਮੇਰੀ ਪਤਨੀ ਆਸਟ੍ਰੇਲੀਆ ਵਿੱਚ ਪੜ੍ਹਦੀ ਹੈ, ਮੈਂ ਕਿਵੇਂ ਜਾ ਸਕਦਾ ਹਾਂ?
mujhe student visa ki fees batao, mere 12th me 70 percent hai
mera bhai australia me hai, kya wo mujhe sponsor kar sakta hai
mainu das do ji spouse visa layi kinna time lagda te kinne paise
mane kaho ke parents visa mate shu document joie
Xin chào, tôi muốn hỏi thủ tục bảo lãnh vợ sang Úc và chi phí
Em bị rớt visa du học, giờ muốn xin lại thì phải chờ bao lâu?
Con gái tôi học lớp 12, muốn đi du học điều dưỡng
Hola, mi novio es australiano, ¿cómo aplicamos a la visa de pareja y cuánto cuesta?
Soy ingeniero en México con 5 años de experiencia, ¿qué visa me conviene?
Oi, meu visto de estudante foi negado, posso aplicar de novo?
Bonjour, combien de temps faut-il pour le visa de partenaire et quels documents ?
Hallo, ich bin Krankenschwester und möchte in Australien arbeiten. Welche Unterlagen brauche ich?
Buongiorno, vorrei informazioni sul visto studente per mio figlio
Merhaba, öğrenci vizem bitiyor, uzatmak için ne gerekli?
Selamat pagi, berapa biaya visa pelajar untuk anak saya?
Gusto ko pong malaman kung pwede ang partner visa, kasal na kami sa Pilipinas.
malai student visa ko dependent apply garna kati paisa lagcha
ขอสอบถามวีซ่านักเรียนค่ะ ค่าใช้จ่ายเท่าไหร่
I'm a graphic designer and freelance for clients in Europe. Does that count as skilled employment?
I'm a software developer, my GitHub is https://github.example/anil. Would the ACS look at such projects?
I work in sales for an insurance company, is sales manager on the list?
My wife is a social media manager with her own clients. Can she be assessed as marketing specialist?
I've savings in bitcoin and gold, are these accepted as funds for a student visa?
We sold our land last month, the deposit is in my account only since ten days. Is it ok for proof of funds?
I inherited a house from my late father, can I use it as an asset for the application?
I took a personal loan from a bank for my tuition, do I have to show how it was spent?
Are you accepting new clients now? We live in Sydney.
I found you through Google reviews, which seem honest. Do you take cases of refusal?
The video call link did not open this morning, can we have another time today?
I don't trust guarantees any more. An agent promised a job and took my money. Can I complain somewhere?
They sold me a job offer and it's fake. What should I do now?
A Telegram agent says he can get me a sponsor for 20 lakh. Is this legal?
I was an ethical hacker for a bank, which occupation would that be?
I'm a bookmaker's clerk in Nairobi, is there any visa?
I'm in cyber security, my salary would be 130k. What's the quickest visa?
My bank is asking for a letter from you about the fees, could you email it?
I was charged twice for the consultation, please refund one payment.
We are a school in Jaipur and would like an agent to speak to our students online.
Our church wants to sponsor a pastor from Samoa. What does it cost and who signs?
Our farm needs six workers for the season, which scheme is right for us?
Could I bring my own interpreter? I don't hear well.
open on saturday?
any agent near blacktown
who can i talk to
I saw your office on Google Maps, are you open on Sunday?
What documents for 600 visa
My boss wants to sponsor me but his accountant says the business is too new, is it possible?
I am a social media influencer from Nepal, any visa for me?
My bank loan was approved for 35 lakh, is it sufficient for Deakin?
I lost money to an agent who said he would get me a farm job. Please help
I paid 500 dollars deposit to your company last month. Where is my file?
Sir my visa refuse because of GTE, I want apply again fast
can you speak punjabi?
hi how much for tr
I'm 39, mechanical engineer, PTE 65, married. Worth trying?
please email me the checklist of partner visa
NEED LAWYER FOR TRIBUNAL HEARING ON 3 DECEMBER
Do you give discount if both me and wife apply together?
The job ad is here https://jobs.example/112 and I want to know if it qualifies for 482
I do online trading of shares as my main income, does it hurt my visitor visa application?
My company makes websites and I want to move it to Australia, business visa?
I'm a marketing student in Brisbane, my 485 starts in May
My brother in law is a casino manager, can he get 186?
I want to bring my girlfriend from Russia, we met online, how do we prove relationship
Is your free guide really free? the download doesn't start
Can I buy a house while on a bridging visa?
I've got a letter from Home Affairs asking for more information within 28 days
Need english test exemption, I hold a UK passport
मुझे ऑस्ट्रेलिया में ट्रक ड्राइवर की नौकरी के लिए वीज़ा चाहिए
我的签证下个月到期,可以在境内续签吗?
Tôi muốn đưa bố mẹ sang chơi 3 tháng, cần giấy tờ gì?
quiero estudiar inglés en Sydney 6 meses, cuánto necesito en el banco?
ji mera refusal aa gaya 2 vaar, hun ki kariye
kitne points chahiye 190 ke liye accountant
Could you please call my husband, he's better in English, 0491 570 158
Thanks for the quick reply yesterday!
We're a labour hire firm and would like advice on sponsoring forklift drivers.
I'd like to know your prices for companies that sponsor many staff.
Are you the same people as on Facebook 'Visa Experts'? They asked me for gift cards
I can't find the link to pay my invoice
My son got an offer from https://www.monash.example, when should he apply?
I run a small SEO business from home on a student visa, is that allowed?
pharmacy graduate, KAPS passed, what next
Our daughter is on the spectrum, does it affect PR
mujhe pr ke bare me jankari chahiye, points kitne chahiye?
sir mera student visa refuse hua hai do bar, ab kya karu
aapki fees kitni hai aur office kaha hai
bhaiya call karna please, number upar diya hai
meri beti nursing karna chahti hai, kharcha batao
kya bina ielts ke australia ja sakte hai? agent bol raha hai ho jayega
mera dost bol raha hai ki 12 lakh me work permit mil jata hai, sach hai kya
husband ka 482 hai, kya main kaam kar sakti hu
loan kaun si bank deti hai australia study ke liye
hanji tuhadi fees kinni aa?
mera munda 12vi ch 60% le ke pass hoya, australia da student visa lag ju?
asi surrey to haan, australia shift hona chaunde aa
mere papa ji da visitor visa apply karna, ki documents chahide ne
mainu kise ne keha 20 lakh vich pakka visa, eh thug taan nahi?
tame free consultation aapo cho?
mare australia ma job joie che, hu electrician chu
visa reject thayo che paisa pacha malse?
mero student visa ko lagi kati paisa dekhaunu parcha?
dai, 482 bata PR huna kati barsa lagcha
ma nurse ho, australia janako lagi k garnu parcha hola
kti lagcha fee? office kaha cha?
gusto ko po malaman ang requirements para sa partner visa
magkano po ang consultation?
anh chị tư vấn giúp em visa 500 với ạ
em bị từ chối visa 2 lần, giờ nộp lại được không
chi phí làm hồ sơ bảo lãnh cha mẹ là bao nhiêu
mau tanya syarat visa kerja untuk welder
biaya kuliah di canberra berapa ya
habari, nataka kusoma Australia, ada ni kiasi gani
quiero estudiar inglés en Adelaida y trabajar, ¿cuánto dinero necesito?
mi pareja es australiana, vivimos juntos hace un año en Bogotá
me negaron la visa de estudiante, ¿puedo apelar?
soy diseñadora gráfica y trabajo en marketing digital, ¿puedo emigrar?
quero saber o preço da consultoria para visto de parceiro
sou programador no Brasil, quantos pontos preciso?
je suis infirmière et je voudrais travailler à Canberra, par où commencer ?
mon visa expire dans deux semaines, pouvez-vous m'appeler ?
ich habe eine Frage zum Partnervisum, wann kann ich anrufen?
vorrei trasferirmi in Australia con mia moglie, lavoro come cuoco
chciałbym przedłużyć wizę studencką, ile to kosztuje
dobrý den, mám zájem o studium v Adelaide
Avustralya'ya göç etmek istiyorum, elektrik mühendisiyim
eşim Avustralya vatandaşı, vize ne kadar sürer?
danışmanlık ücretiniz ne kadar?
сколько стоит консультация и говорите ли вы по-русски?
муж гражданин Австралии, хотим подать на партнёрскую визу
я студентка в Аделаиде, можно ли сменить колледж?
мені потрібна допомога з продовженням візи
أريد أن أستقدم زوجتي من العراق، كم تستغرق المعاملة؟
هل يمكنني العمل أثناء الدراسة؟ وكم الرسوم؟
حجزت موعدا أمس ولم يتصل بي أحد
من پرستار هستم و می‌خواهم به استرالیا مهاجرت کنم
هزینه مشاوره چقدر است؟
میں الیکٹریشن ہوں، آسٹریلیا میں کام کے لیے کون سا ویزا چاہیے؟
میرا ویزا مسترد ہو گیا ہے، کیا دوبارہ درخواست دے سکتا ہوں؟
मेरा वीज़ा रिजेक्ट हो गया है, अब क्या करूँ?
आपकी फीस कितनी है और ऑफिस कहाँ है?
क्या मेरी पत्नी मेरे साथ आ सकती है?
लोन दिखाकर स्टूडेंट वीज़ा मिल सकता है क्या?
मलाई अष्ट्रेलियाको बारेमा जानकारी चाहियो
मेरो भिसा रिजेक्ट भयो, फेरि अप्लाई गर्न मिल्छ?
फोन गर्नुहोस् न
મારે પીઆર માટે કેટલા પોઇન્ટ જોઈએ?
તમારી ફી કેટલી છે?
મારા પતિને સાથે લઈ જઈ શકું?
ਕਿਰਪਾ ਕਰਕੇ ਮੈਨੂੰ ਫੋਨ ਕਰੋ, ਸਟੂਡੈਂਟ ਵੀਜ਼ਾ ਬਾਰੇ ਗੱਲ ਕਰਨੀ ਹੈ
ਮੇਰੇ ਬੇਟੇ ਦਾ ਵੀਜ਼ਾ ਰਿਫਿਊਜ਼ ਹੋ ਗਿਆ
தொழில் விசா பற்றி அறிய விரும்புகிறேன்
నాకు స్టూడెంట్ వీసా గురించి తెలుసుకోవాలి
എനിക്ക് നഴ്സിംഗ് വിസയെക്കുറിച്ച് അറിയണം
আমার স্টুডেন্ট ভিসা রিজেক্ট হয়েছে, এখন কী করব?
මගේ බිරිඳට ඔස්ට්‍රේලියා වීසා එකක් ඕන
想咨询学生签证续签,学校换了需要重新申请吗
我是中餐厨师,有八年经验,可以技术移民吗
澳洲读护士一年学费多少,可以申请奖学金吗
老公收到拒签信,28天内要上诉,请尽快联系我
我用比特币赚的钱可以当资金证明吗
我在国内做SEO和网络营销,这个职业可以移民吗
可以用贷款做学费担保吗
请问你们收费多少,可以微信联系吗
中介说不用雅思就能办工签,是真的吗
已付款,请问什么时候递交?
我要投诉,你们的顾问一直不回复
想約時間諮詢父母移民
配偶簽證大概要多少錢
親が日本にいます。ビザの面談に何が必要ですか
料金を教えてください
워킹홀리데이 끝나고 485 가능할까요
배우자 비자 비용이 얼마인가요
상담 예약하고 싶어요
ปรึกษาเรื่องวีซ่านักเรียนค่ะ
วีซ่าโดนปฏิเสธ ต้องทำอย่างไรคะ
`
  .trim()
  .split('\n');
