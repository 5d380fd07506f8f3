/** Spam in other languages and of rarer trades, made up. A line more teaches the filter. */
export const spamElsewhere = `
Добрый день, мы занимаемся созданием и продвижением сайтов, цены низкие, гарантия
Приглашаем играть в казино, бонус за регистрацию, быстрый вывод денег https://vulkan.example
Деньги в долг, кредит без справок и поручителей, одобрение за 5 минут
База email адресов компаний Австралии, продаём недорого, пишите в телеграм
Удаленная работа, доход от 100 долларов в день, без опыта, пишите в телеграм
Интим услуги, девушки, круглосуточно https://girls.example
Купить водительские права и паспорт официально
Натяжные потолки, пластиковые окна, монтаж, скидки до 40 процентов
Оптовые поставки труб и оборудования, доставка по всему миру, прайс по запросу
Автоматическая регистрация в каталогах и рассылка ваших объявлений
代办各国签证护照,无需面签,包过,加微信
谷歌推广 谷歌霸屏 快速收录 按效果付费
真钱棋牌游戏,注册送彩金,提款秒到账
网站开发 小程序开发 APP定制 价格优惠 欢迎咨询
正规贷款公司,信用贷,抵押贷,利息低,放款快
澳洲雅思托福代考保分,不过退款,联系微信
工厂直销 纺织品 包装盒 出口全球 请联系我们索取报价
假文凭 假学位证 做成绩单 海外学历 顶级工艺
买卖银行卡 虚拟货币 USDT 高价回收
成人视频 美女直播 免费观看
ホームページ制作を格安で承ります。検索順位も上げます
在宅で簡単に稼げる副業を紹介します。月収50万円も可能です。LINEで登録してください
オンラインカジノの無料ボーナスを今すぐ受け取る
即日融資、審査なし、カードローンのご案内
出会い系サイト、登録無料、今すぐ会える女性
ブランドコピー時計、最高品質、送料無料
온라인 카지노 바카라 가입 보너스 지급, 먹튀 없음
홈페이지 제작 및 구글 상위노출 저렴하게 해드립니다 카톡 문의
당일 대출 무직자 가능 신용불량 상담
재택 부업으로 하루 30만원 수익 보장 텔레그램 문의
토토사이트 추천 첫충전 보너스
شركة تصميم مواقع الكترونية وتطبيقات جوال بأسعار مناسبة اتصل بنا
نقدم خدمات السيو وتصدر نتائج جوجل والتسويق عبر مواقع التواصل
قرض سريع بدون كفيل وبفائدة قليلة راسلنا عبر الواتساب
اربح المال من الانترنت 500 دولار يوميا سجل الآن
كازينو اون لاين مكافأة ترحيبية العب واربح
نقل عفش وتنظيف منازل بأرخص الأسعار
خرید فالوور اینستاگرام ارزان و طراحی سایت
सस्ते दाम पर वेबसाइट और ऐप बनवाएं, डिजिटल मार्केटिंग सेवा
गूगल पर अपने बिजनेस की रैंकिंग बढ़ाएं, आज ही संपर्क करें
ऑनलाइन पैसे कमाने का मौका, बिना निवेश, रोज कमाई, ग्रुप ज्वाइन करें
तुरंत लोन पाएं बिना सिबिल, सिर्फ आधार कार्ड पर
ऑनलाइन सट्टा और कसीनो खेलें, बोनस पाएं
ઘરે બેઠા કમાણી કરો, દરરોજ 2000 રૂપિયા, હમણાં વોટ્સએપ કરો
વેબસાઇટ અને ડિજિટલ માર્કેટિંગ ઓછી કિંમતે
ghar baithe paise kamaye daily 3000, whatsapp group join kare
apne business ki website banwaye sirf 4999 me, google par no 1 rank
instant loan chahiye bina document, abhi call kare
Web tasarım ve SEO hizmeti, Google'da ilk sayfa garantisi, uygun fiyat
Canlı bahis ve casino sitesi, hoşgeldin bonusu, hemen kayıt ol
Evden ek gelir, günde 1000 TL kazan, telegram grubumuza katıl
Criação de sites e marketing digital com os melhores preços, peça um orçamento
Empréstimo rápido sem consulta, dinheiro na conta hoje, chame no WhatsApp
Ganhe dinheiro em casa com apostas e cripto, cadastre-se agora
Compre seguidores e curtidas reais, entrega imediata
Diseñamos páginas web y tiendas online para su negocio, pida su presupuesto
Gane dinero con inversiones en bitcoin, rentabilidad garantizada, regístrese aquí
Créditos personales al instante sin papeleo, escríbanos por WhatsApp
Compra seguidores, likes y reseñas para tu empresa
Casino en línea con bono de bienvenida y giros gratis, juega ahora
Création de site internet et référencement Google à petit prix, demandez un devis
Offre de crédit sérieux et rapide à toute personne honnête, taux faible
Gagnez de l'argent chez vous grâce au trading, inscrivez-vous
Günstige Webseiten und SEO für Ihr Unternehmen, fordern Sie ein Angebot an
Sofortkredit ohne Bonitätsprüfung, jetzt beantragen
Geld verdienen von zu Hause mit Krypto, heute anmelden
Offriamo siti web, SEO e campagne Google a prezzi bassi per la tua azienda, richiedi un preventivo
Prestiti veloci fino a 50000 euro senza garanzie
Pozycjonowanie stron i tworzenie sklepów internetowych, tanio, zapytaj o ofertę
Thiết kế website chuyên nghiệp giá rẻ, quảng cáo Google, liên hệ ngay
Cho vay tín chấp lãi suất thấp, không thế chấp, nhận tiền trong ngày
Việc làm online tại nhà thu nhập 500k mỗi ngày, không cần vốn
Tăng like, tăng theo dõi, bán tài khoản quảng cáo giá rẻ
Nhận làm bằng đại học, chứng chỉ tiếng Anh, không cần thi, bao kiểm tra
Pinjaman online cepat cair tanpa jaminan hubungi whatsapp
Agen slot dan togel terpercaya, bonus deposit, link alternatif
Jual followers instagram murah dan jasa iklan Google
Kumita ng pera sa bahay, 2000 pesos araw-araw, sali na sa group
รับทำเว็บไซต์และ SEO ติดหน้าแรก ราคาถูก
คาสิโนออนไลน์ สมัครวันนี้รับโบนัสฟรี ฝากถอนเร็ว
เงินกู้ด่วน ไม่เช็คเครดิต โอนทันที
We can get your clients' visas approved, we have our man in the high commission. Payment after the stamp.
Work visas for Australia and New Zealand without IELTS, no advance payment, limited vacancies, contact our WhatsApp.
Direct employers in Poland, Canada and Australia, ready work permits for sale, sub-agents wanted, commission per person.
Genuine sponsorship available, nursing home and restaurant, price 30k to 40k, agents get a share.
Appointment slots for visa centres available, guaranteed booking within two days, text us for the price.
PTE and NAATI results changed in the database before you see them, pay when done.
Show money for student visa arranged, bank balance certificate and loan letter, agents discount.
Job offer letters from real Australian companies, 187 and 494, pay in three parts, hurry few seats.
Our agency gives PR in 6 months, 100% success, no qualification, contact Telegram.
Medical and police certificates arranged without visiting, delivery to your home.
Hello sweetheart, I am Olga, looking for a serious man. I will send my photos, write to my private mail.
I'm new in town and bored tonight, want to chat? My pics: https://hotchat.example/me
Hey, I liked your picture and want to be your friend. Please reply to my gmail so that I tell you more about me.
Nice post. I was checking this blog constantly and I am impressed! Extremely useful info. I bookmarked it.
Wonderful article, thanks for writing it. I'll share it with my friends. Feel free to visit my blog too.
I've been surfing online for more than 3 hours today, yet I never found any interesting article like yours. It's pretty worth enough for me.
Greetings! Very helpful advice in this particular post. It is the little changes that make the largest changes.
What a great site and great posts, I'll bookmark it and tell my followers. https://mysite.example
We are a leading manufacturer of stainless steel fittings and export to 40 countries. Kindly send your requirements.
Dear buyer, we supply garments and towels from Bangladesh. Please find our catalogue and price list.
Looking for distributors of our organic tea and coffee in your country. Good margin. Please let us know your interest.
Dear procurement team, we offer calibrated instruments and safety shoes. May we send the quotation?
Own a flat in Bali or Phuket with 12% rental yield, developer discount this month. Ask for the brochure.
Plots and villas near the new airport, easy instalments, book a site visit.
I found security bugs on your website and can tell you for a reward. Do you pay a bounty?
We noticed that your site has an XSS problem and missing DMARC. Reply to receive the full report and our reward policy.
Giveaway: send any amount of coins and get double back. Official event of the foundation.
Airdrop is live, connect your wallet and collect free tokens before midnight.
I'm a bank officer and have a dormant account of 9.7 million US dollars for you, we share half each, keep it secret.
My father was a minister and left gold and 15 million dollars with a security company. Help me to move it to your country.
Circling back on my earlier email about a proposal for your team. Any thoughts?
Just checking in to see if you had a chance to look at my previous message about growing your sales.
Bumping this to the top of your inbox. Is it worth a quick chat this week?
Third and last attempt to reach you about our offer. If it's not a priority I will not bother you again.
We can answer every call for you with an AI receptionist that never sleeps. Would you like to try the demo?
Our virtual phone agents book meetings and qualify callers while you sleep. See it in two minutes.
Our agency has helped 40 law firms to get more calls from Google. Open to a short conversation on Thursday?
Your site isn't showing up in AI search results like ChatGPT. We fix that. Want to see how?
I write for tech and lifestyle blogs and would like to publish a piece on yours. I pay 60 dollars for each post.
Premium niche edits and PBN links, DR 50 and more, send your URL
Do you need somebody to manage your social media? Packages begin at 120 dollars a month.
Hello, my name is Kevin and I build Shopify and Wordpress sites at low prices. Check my work at www.kevbuilds.example
Fresh list of 12,000 visa consultants worldwide with WhatsApp numbers, $80 only
Trade gold and oil with our robot, it wins 9 of 10 trades. Start with 200.
Unlock your frozen USDT. Our blockchain experts trace and return stolen coins.
Need capital? Unsecured up to 250k, funds in your account tomorrow, any credit score.
Mega jackpot waiting for you, play now with 50 free spins https://spinwin.example
Cheap generic medicine, no doctor's note needed, we ship everywhere
Meet single ladies in your area tonight https://meetnow.example
Type captchas at home and get paid daily, no skills, telegram @easyjobs
Your hosting payment failed. Update your card within 24 hours or your site will be deleted https://host-pay.example
Attached you will find invoice 4471 for SEO services, please settle today.
I'm Mr Wong from Hong Kong bank, I have a proposal of 22 million dollars for us both.
We make passports, licences and IELTS certificates that pass every check. WhatsApp +44 555 0100
UK and Australia work permits without interview, pay in instalments after visa, text us
We will sit the PTE for your students, guaranteed score, results in two days.
Оптимизация и реклама вашего сайта, заявки уже через неделю
Ставки на спорт, бонус новым игрокам https://stavki.example
低价代购流量,网站排名提升,联系QQ
网上赌场 体育投注 高赔率 注册即送
Mejoramos el posicionamiento de su página en Google, llámenos hoy
Buongiorno, realizziamo siti internet e campagne pubblicitarie a basso costo
Profitez de notre offre: création de logo et site vitrine à 199 euros
สนใจทำโฆษณา Facebook เพิ่มยอดขาย ทักไลน์
really nice page you have, look at mine https://a.example/q
http://xn--abc.example/free
Upgrade your office with ergonomic chairs, 30% discount until Friday
Lower your card fees, we audit your merchant statement for free
You have been chosen for the Best Migration Firm award, please pay the trophy fee
Our press network will publish your story in 200 newspapers for 150 dollars
Hi! Video testimonials bring sales. We produce them for $99 each. Interested?
I can write your blogs with AI at 2 dollars each, unlimited revisions
Did you get my proposal of last Tuesday about your online advertising?
Offices and coworking space for rent, first month free, call today
Magic oil makes you young again, order today and get two bottles
pQzXrTvWbKd
Продвигаем сайты в топ Google, первые результаты через месяц, пишите в WhatsApp
Сделаем сайт под ключ недорого, портфолио по ссылке
База email адресов компаний Австралии и Новой Зеландии, рассылка по формам обратной связи
Рассылаем ваши предложения через формы обратной связи на миллион сайтов
Займ на карту без отказа за 5 минут
Ставки на спорт с бонусом, регистрация и промокод тут
Бездепозитный бонус в казино 1000 рублей
Заработок в интернете от 5000 в день без вложений, подробности в телеграм канале
Ваш аккаунт выбран для выплаты, получите перевод по ссылке
Знакомства для взрослых, девушки онлайн рядом
Продам аккаунты и накрутка подписчиков
Куплю рекламу на вашем сайте, напишите цену
Дипломы и аттестаты с занесением, доставка
Оптовые поставки из Китая, доставка карго от 2 дней
Здравствуйте, хотим разместить статью со ссылкой на вашем сайте, сколько стоит?
谷歌独立站推广,首页排名保证,无效退款,微信同号
提供海外华人网站外链发布,月结优惠
专业网站开发、小程序、APP定制,价格低
办理雅思托福PTE成绩单,官网可查,拿证付款
代办各国护照驾照身份证,真实可查
澳洲大学文凭成绩单制作,学历学位认证,留信网
代写essay,挂科全退,在线客服24小时
代考PTE,保79炸,先考后付
体育投注,首存送100%,提款秒到
棋牌游戏平台招代理,高返佣
手机兼职,点赞一单5元,日结,加微信
低息贷款,凭身份证即可办理
批发LED灯具,厂家直供,询价请加微信
国际物流海运空运双清到门,澳洲专线
我们公司生产各类礼品,可定制LOGO,欢迎询盘
出售海外手机号微信号,长期供应
同城交友,真人视频,免费注册
您好,我想和贵公司合作推广,请联系我的邮箱
贵公司网站存在安全漏洞,请联系我们修复
نقدم خدمات تصميم المواقع والتسويق الرقمي وإدارة حسابات التواصل بأسعار مناسبة
احصل على متابعين حقيقيين انستقرام بسعر رخيص
تمويل شخصي وسداد قروض بدون تحويل راتب
تداول العملات والفوركس مع توصيات مضمونة انضم لقناتنا
العب واربح في كازينو الانترنت مكافأة ترحيبية
بيع شهادات ايلتس بدون اختبار معتمدة
فرصة عمل من المنزل براتب يومي تواصل واتساب
Sitenizi incelediniz mi? SEO ve reklam yönetimi için ücretsiz teklif alın
Yasal bahis siteleri, hoş geldin bonusu, canlı casino
Evden ek iş, günlük 1500 TL kazanç, hemen başvur
Takipçi ve beğeni paketleri, en ucuz panel
Düşük faizli kredi, sicili bozuk olanlara bile onay
Hosting ve domain kampanyası, yüzde 70 indirim
Hola, ofrecemos diseño web y SEO desde 99 euros. ¿Le interesa recibir información?
Gane dinero desde casa sin experiencia, escríbame por WhatsApp
Compre seguidores reales para su cuenta
Buenos días, ofrezco préstamos entre particulares, serio y rápido
Casino en línea con bono de bienvenida de 500 euros
Nous créons des sites internet à partir de 300 euros, demandez un devis
Besoin d'un crédit rapide sans justificatif ? Contactez-nous
Gagnez de l'argent avec le trading automatique
Wir bringen Ihre Webseite auf Platz 1 bei Google. Dürfen wir Ihnen ein Angebot senden?
Kredit ohne Schufa, sofort Auszahlung
Günstige Neukundengewinnung durch automatisierte Kampagnen, jetzt Termin sichern
Buongiorno, realizziamo siti web e campagne pubblicitarie a prezzi bassi
Prestito tra privati in 48 ore, tasso 3 %
Fazemos SEO e anúncios no Google para o seu negócio, peça uma proposta
Ganhe dinheiro com apostas esportivas, bônus grátis
Dịch vụ SEO lên top Google, backlink chất lượng, giá tốt
Vay tiền online nhanh, chỉ cần CMND
Tải game đánh bài đổi thưởng nhận code 100k
Làm bằng đại học giả, chứng chỉ IELTS không cần thi
Jasa pembuatan website murah dan backlink berkualitas
Daftar situs judi online terpercaya, bonus harian
Pinjaman cepat tanpa agunan, cair hari ini
รับทำเว็บไซต์และโฆษณากูเกิล ราคาถูก
เว็บพนันออนไลน์ สมัครรับเครดิตฟรี
웹사이트 상위노출 마케팅 문의 주세요
온라인 카지노 첫충 보너스 지급
集客にお困りではありませんか?SEO対策を月1万円から
必ず稼げる副業、LINEで登録
आपकी वेबसाइट को गूगल पर नंबर 1 लाएं, सस्ते दाम पर
घर बैठे कमाएं रोज़ 2000 रुपये, व्हाट्सएप करें
बिना परीक्षा IELTS सर्टिफिकेट पाएं
ghar baithe paise kamao, roz 1500, whatsapp karo
sir website banwani ho to batao, sasta rate, SEO free
બિના પરીક્ષા IELTS સર્ટિફિકેટ મળશે, સંપર્ક કરો
Szanowni Państwo, oferujemy pozycjonowanie stron i reklamy Google
Salut, oferim servicii SEO si link building la preturi mici
Hej, vi hjälper företag att synas på Google. Får jag skicka ett förslag?
Goedendag, wij maken websites en doen SEO vanaf 199 euro
`
  .trim()
  .split('\n');
