/** Tricks, goods, games and junk in many languages, made up. A line more teaches the filter. */
export const spamTricks = String.raw`
We have detected an unusual sign-in on your Microsoft account. Secure it now: https://ms-secure-login.example
Your password expires in 3 hours. Keep the same password by confirming here http://keep-pass.example
Incoming fax document (3 pages) is ready for you. View online
You have (2) undelivered emails. Retrieve them before the server deletes them.
DocuSign: your remittance advice is ready. Review and sign to get payment.
Netflix: payment declined. Update your card to continue watching.
Linkt: you have an unpaid toll of $6.40. Settle today to avoid a fine http://linkt-toll.example
Your Apple ID was used in Moscow. Was it you? Unlock account by the link.
PayPal receipt: you sent $799.99 to Geek Support. If you didn't authorise this, ring +1 888 555 0100 at once.
Norton renewal confirmed for $449. To cancel and get refund call our helpline.
NBN will disconnect your service today for technical faults. Press the link to stop it.
Bank alert: new payee added. If this wasn't you go to http://bank-stop.example
Centrelink bonus payment of $750 can be claimed until midnight.
Your crypto wallet needs to be validated after the latest upgrade. Enter seed phrase at http://wallet-sync.example
You've got 1.3 BTC in your account waiting for withdrawal. Log in with customer ID 771204
Airdrop live! Connect wallet and claim 2,000 tokens, first come first served.
Recover lost bitcoins! Our hacker team got back 98% of stolen funds. Contact recoverypro@mail.example
I was scammed of $40,000 until Mr. James, a certified recovery expert, helped me. Write to him on telegram.
I invested 500 and got 6,500 after one week with Mrs. Helen. She's trustworthy. Whatsapp her now.
Copy my trades. 91% winning rate. Join the private Discord, only 10 seats.
Gold will explode in December. Free report reveals three penny stocks to buy.
Passive income is possible! Mine from your phone while sleeping.
Are you tired of the 9 to 5? I replaced my salary within 6 weeks. Ask me how I did.
Mystery shoppers wanted, $300 per task, keep what you buy. Register your bank details.
Home packing job, pens and envelopes, weekly pay, no interview. Text START to begin.
Urgently hiring: data typing at home, 45,000 weekly, registration fee refundable.
Canada free visa lottery 2026, 1,200 places, flight ticket paid. Apply by link http://canada-lotto.example
Work in Luxembourg, no age limit, accommodation free, no interview. Processing charge only $150.
Buy residence permit, ID card and SSN that are registered in the system. Discreet delivery.
Driving licence without test, all states. Pay half now, half after you get it.
We can put your name on the visa grant list through our man inside the department. Pay in USDT.
Get your visa stamped in 5 days without interview. Real stickers. Contact visafixer@mail.example
University degree and transcripts with hologram, verifiable. Pay on delivery.
Counterfeit notes undetectable AUD, EUR, GBP. Passes the pen test and UV light.
Hire a hacker: WhatsApp, Gmail, grade change, phone spy. Fast and confidential.
DDoS your competitor for $20 per hour. Contact by jabber.
You've been chosen by our computer ballot, £850,000 from the heritage lottery. Claims agent: Mr. Brown.
My late client, an oil contractor, left a deposit with our bank. I propose that you stand as beneficiary.
I'm Sergeant Kate Miller in Syria, I have two boxes with money and I need someone I can trust.
Compliments of the season. I want to invest 25 million euros in your country under your guidance. God bless.
We give out loans to individuals, churches and firms without collateral. Fill: name, amount, duration, country.
Debt got you down? Wipe away up to 80% of what you owe under a little-known programme.
Payday advance, cash in 60 minutes, everyone approved, even on Centrelink.
Send us your firm's bank statement for pre-approval up to 5m. Non-recourse, 2.5% per annum.
Bank guarantee, SBLC, MT760 for lease. Providers with good track record. Brokers protected.
Our lawyers represent the photographer whose picture you've used. Pay 480 euros licence fee within 10 days or face court action.
A complaint about your company was filed at our bureau. Download the complaint and respond within 48 hours.
Your business name registration expires soon. Pay the 2-year fee here to prevent deregistration. asic-renewal.example
TM publication notice: pay AUD 1,950 to have your trade mark entered in our private register.
Your Google Business Profile is unverified and will be removed. Press 1 or answer this to keep it.
Viagra 100mg, 90 pills for $79, discreet package
Ozempic without a script! Pens in stock, courier to Sydney and Melbourne
Keto drops melted 9 kilos off my belly. See before & after pictures
Natural male enhancement. Your wife will thank you. Order the 3-month supply and get 1 month free
Hair loss? This Japanese serum regrows it in 21 days.
Tinnitus gone in a week with a 10-second bedtime trick
Weed vapes and edibles, fast stealth shipping to all states, menu on telegram
Steroids and peptides, pharma quality, card accepted
Xanax, tramadol, oxycodone no rx needed, text +1 555 0134
Married but lonely women looking for discreet fun near Melbourne. View profiles
Massage with extras in the city, incall outcall, photos by sms
My webcam is on now, come talk to me darling
I saw your profile and I like you. I am a simple girl, let me know if you want to be friend, my mail is below
Live dealer roulette, 300% welcome bonus, instant crypto payouts
Sure football tips, fixed matches, 100% win on Saturday. Pay after the first win
Poker room with rakeback 45%, use promo code ACE
Louis bags and sneakers 1:1, factory direct, UPS 5 days
Clearance of designer perfume, 80% off, ends tonight
The smart watch that measures blood pressure and sugar, half price for first 100 buyers
This $39 gadget cuts your power bill by 60%, electricity companies hate it
Cordless vacuum everyone's ordering for Christmas. Stock is running out. shop-vac.example
Adorable personalised jewellery with your pet's photo. Order now and get a free box.
Stop snoring with this tiny clip. 2 for 1 now at sleepquiet.example
Hello, Caredogbest has a new comfy harness. 50 percent off today, free shipping
Hi\n\nThe neck fan keeps you cool anywhere. Get it with 60% OFF + FREE shipping. breezeband.example\n\nTo your success, Harriet
New! Bluetooth sunglasses. Only a few left in stock, order yours before it's gone
Earphones at 70% discount: click the picture to buy
Best essay service, plagiarism free, from $8 a page, promo EASY20
IELTS 8 band in one week, no test needed, pay after verification
Love problem? Astrologer Pandit Ji solves marriage, visa delay, black magic within 24 hrs. Call now
Powerful money rituals, magic ring and wallet, results same day, Prof Baba
Join our brotherhood and get riches, house, car. No human sacrifice. WhatsApp the grand master
Jesus is coming back soon. Read this prophecy and forward to 20 people for a blessing
The earth isn't what they tell you. Watch the banned documentary before they remove it
Vote for me in the online contest, link in bio
Продвижение сайтов в топ Яндекса и Google, оплата по факту
Купить диплом с занесением в реестр, любые вузы
База клиентов и предпринимателей Австралии, 400 тысяч контактов, цена договорная
Займ на карту без отказа за 5 минут, круглосуточно
Ставки на спорт, бонус новым игрокам, зеркало рабочее
Создадим сайт под ключ за 3 дня, пишите в WhatsApp
Раскрутка соцсетей: подписчики, лайки, просмотры дешево
Продаю аккаунты, прокси и почты оптом
Добрый день! Ищем партнеров для размещения статей с ссылками, сколько стоит?
Девушки по вызову, анкеты с фото, круглосуточно
专业制作网站、小程序、APP开发,价格实惠,欢迎来电
我公司大量供应五金配件、螺丝、轴承,厂家直销,可来样定做
办理文凭、成绩单、驾照,学信网可查,先办后付
澳门赌场线上开户,首存送彩金,提现秒到
加微信领股票牛股推荐,日赚千元不是梦
短信群发、邮件群发、获客软件,精准客源,免费试用
刷单兼职,在家可做,每天三百,不收押金
批发手机壳充电器数据线,一件代发,工厂价
您的网站没有排名?我们帮您做谷歌推广和外链
出售一手留学生数据,姓名电话齐全
Kaçak iddia, canlı casino, yüksek oran, hemen üye ol
Instagram takipçi satın al, ucuz ve güvenilir
Kurumsal web tasarım ve dijital reklam hizmeti veriyoruz, teklif almak ister misiniz?
Uygun fiyatlı tekstil üretimi, toptan tişört imalatı, fiyat listesi gönderelim
زيادة متابعين انستقرام وتيك توك بأرخص الأسعار، ادفع بعد التنفيذ
شركة نقل عفش بجدة مع الفك والتركيب، خصومات كبيرة، اتصل الآن
قروض شخصية سريعة بدون كفيل خلال 24 ساعة
ربح المال من الإنترنت، سجل الآن واحصل على مكافأة 100 دولار
تصميم متاجر إلكترونية وتطبيقات باحترافية، اطلب عرض سعر
Cho vay tiền nhanh không thế chấp, lãi suất thấp, giải ngân trong ngày
Thiết kế website trọn gói giá chỉ 2 triệu, tặng tên miền và hosting
Tăng like, tăng follow, bán tài khoản quảng cáo giá sỉ
Đánh bài đổi thưởng, tặng code tân thủ 100k, chơi ngay
Xưởng may áo thun đồng phục giá gốc, nhận đơn từ 20 cái, liên hệ Zalo
Situs slot gacor hari ini, deposit 10 ribu, link alternatif
Jasa backlink murah dan artikel SEO, hubungi admin
Pinjaman online cair cepat tanpa jaminan
Desarrollamos tu tienda online y app móvil a bajo costo, solicita tu presupuesto hoy
Gana dinero desde casa con criptomonedas, cupos limitados
Préstamos rápidos sin aval, hasta 50.000 euros, respuesta en 24 horas
Augmentez la visibilité de votre entreprise avec nos campagnes publicitaires, premier mois offert
Prêt entre particuliers sérieux et honnête, taux de 2 %, contactez-moi par mail
Wir bieten Ihnen hochwertige Backlinks und Gastartikel zu fairen Preisen an
Kredit ohne Schufa, sofortige Auszahlung, jetzt anfragen
Realizziamo siti web ed e-commerce, preventivo gratuito in giornata
Compre seguidores reais, entrega imediata e suporte 24h
Tworzenie stron internetowych i pozycjonowanie, bezpłatna wycena
SEO対策・ホームページ制作を格安で承ります。まずは無料相談を
홈페이지 상위노출 보장, 저렴한 비용으로 광고해 드립니다
토토사이트 안전놀이터 첫충 30% 지급
वेबसाइट बनवाएं सिर्फ 4999 में, गूगल पर पहला स्थान, अभी कॉल करें
घर बैठे लाखों कमाएं, आज ही जुड़ें, व्हाट्सएप करें
ghar baithe paise kamao, roz 2000, whatsapp karo abhi
aapki website google pe top pe layenge, sasta package, call karo
casino casino bonus slots free spins win
seo service seo company cheap seo
cheap flights hotel deals best price click
gfhjk dfghjkl rtyuio
asdasd qweqwe zxczxc http://a.example
JrTqPzWmKx LmBvQzTr
`
  .trim()
  .split('\n')
  .map((letter) => letter.replaceAll('\\n', '\n'));
