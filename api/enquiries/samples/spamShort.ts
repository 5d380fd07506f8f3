/** Offers and tricks in a breath: slang, broken English, half sentences, made up. A line more teaches the filter. */
export const spamShort = `
hello boss u need logo? i make cheap
Sir kindly give me one chance, I will bring your keyword in top ten
DEAR CEO, OUR BANK INVESTS IN GOOD BUSINESSES. SEND YOUR BUSINESS PLAN TODAY.
yo, your feed looks dead, lemme revive it for 50 a week
We edit reels. Five a week, 99 dollars. Say hi for samples.
Podcast editing and show notes done overnight, first episode free
Sales page not selling? Copy rewritten in 48 hours, pay only when you like it
I'd like to audit your checkout and forms, takes me ten minutes and costs you nothing
Tired of slow hosting? We move you over on a weekend
Have your website in Hindi and Vietnamese next week. Flat price per page.
I noticed your favicon is missing. I can do this and twenty other fixes for 60 dollars.
Our crawler flagged your pages for duplicate content. Get the findings by answering.
We build links the honest way, 12 placements per month, 300 bucks
PBN posts, casino and crypto accepted, bulk price on request
Looking for sites that take paid content in legal and travel niches. Your fee?
Could you publish my client's piece about student banking? We pay on the same day.
We rent out space on email newsletters read by expats. Rate sheet?
Which company does your Google Ads? We'd do it for half.
Try our dialer, 1,000 calls an hour with local numbers
Mailchimp alternative, 50k mails for six dollars
We verify and clean your email list, first thousand free
Need phone numbers of Indian IT workers? Have 300k
Employer database with ABN, contact and mobile, state by state, 250 AUD
Students from Nepal and Sri Lanka, freshly registered, sold by the hundred
Contact list of accountants, lawyers and HR heads, opted-in, sample available
Guest list of this year's careers fair for sale
We fill your diary. No diary, no fee.
Three calls booked by Friday or we pay you 100 dollars
A robot that follows up every lead within a minute. Curious?
Our bot speaks like your best consultant. Try it by chatting at helpbot.example
Replace your receptionist with software for 2 dollars a day
Your own mobile app in two weeks, one payment, no code
We white-label apps for visa consultants, ask for prices
CRM, invoices, forms, texting in one tool, 14 dollars, switch in a day
Case management made for agents. Book a tour and get a gift card.
Upgrade your office phones at no cost when you port your numbers to us
Two months of free internet for firms in your building if you sign this week
Energy broker here, I only need a photo of your bill
Rooftop panels with zero deposit, the state pays half, spots running out
Car chargers for staff parking, subsidy ends soon
New carpets, blinds and paint for offices, fixed in a weekend
Handyman by the hour, no job too small, ring me
We wash awnings, signs and facades, cheap package this month
Bins, sanitary units and washroom supplies at a price your provider won't match
Water cooler, first bottle on us
Best coffee beans for offices, 15 % off the first kilo
Lunch boxes for teams delivered before noon, see this week's menu
Christmas gifts for clients, engraved pens from 4 dollars
Calendars 2026 with your photo and logo, order by Friday
Tea towels, aprons and jute bags printed in Melbourne, no minimum
Rubber stamps, name badges and door plates, same day
Export quality towels, T-shirts, socks. MOQ 300. Whatsapp me
Factory for aluminium, glass doors and curtain wall, ask for latest price
My dear, we have good cargo rates from Guangzhou to Brisbane this week
Door to door shipping from India and China, consolidated, insured
Cashew, sesame and ginger from Tanzania, sample by courier
Used clothes, shoes in bales, container price
Mining machines, crushers and conveyors from our plant in Henan
Hospital beds and gloves for export, FDA and CE
Funds from private lender, 4 % a year, no upfront, send project summary
Instant overdraft up to 80k, no papers, tap to apply
Clear your credit file! Defaults removed or it's free
Sell your unpaid debts to us, we chase them
Let us lower your tax by a legal trust structure, free call
Company set-up in Dubai with visa, 5,500 all in
Estonian company in a day, bank account included
Open a bank account offshore in your name without travelling
Unit in Melbourne for sale off the plan, rental guarantee 6 %
Earn with us by telling your friends, 30 dollars for each
Work two hours in the evening, be paid in USDT
Hiring data entry clerks worldwide, 800 weekly, no skills, reply with age
We need agents to receive payments, keep 10 % of each
Cruise ship jobs, all positions, pay medical and ticket only
Farm jobs in Canada with free visa, families allowed, contact pastor
Embassy contact issues visas without biometrics, half now
Original TOEFL, OET and PTE scores delivered to portal
Residence permit and work contract from EU for sale
Bank statements, pay slips and invoices made to order for visa
Degree attested from real university, any year
Hello dearest, I'm a nurse on a UN mission and wish to know you better
God told me to contact you about my husband's gold
I am the son of the late minister and need a foreign partner to move funds
Compensation for scam victims has been released, send your name and phone
Dear customer, confirm wallet to avoid suspension
Unpaid road fine, settle before it doubles
Parcel on hold, reschedule for 0.99
Storage full, photos will be deleted today
Voice message 00:42 waiting, listen here
Shared file "Salaries 2025.xlsx" opens after login
Renew antivirus, your computer sent 14 threats
Your domain will go to auction tonight unless you respond
We hold the .au version of your name. Buy it before your rival does.
Brand registry in Hong Kong received a request for your name, reply in seven days
Picture licence check: you used three images without permission, pay or we go to court
GDPR breach on your page, settle for 170 euro
Web accessibility complaint was prepared against you. Our plugin stops it.
Your server leaks data, I found the bug, reward please
Penetration test for 99 dollars by certified hackers
Site stars: be in our yearly guide of the best firms, badge from 199
Shortlisted! Buy your trophy before the ceremony
Be on the front of our business monthly, interview by phone, fee applies
Appear on breakfast TV as an expert, package 2k
I'll post about you to 70k fans for 40 bucks
Collab? I've many followers from India and they all want to move
Twitter, Threads and YouTube growth by humans, cancel any day
Honest looking reviews from local people, ten for 70 dollars
Bad press pushed to page five in a month
Your maps pin could shine with 60 fresh reviews
Essay, thesis, SOP, all by masters, half price on Sunday
Astro guru brings visa success in 11 days, pay after
Free energy device plan, watch quickly
Slim patch, magnetic belt, 2 for 1
Detox foot pads, you will see the toxins
Pain gel doctors whisper about, today 70 % less
Dog bed that heals hips, free post
LED torch police use, last 90 pieces
Cheap tablets of all kinds, no doctor, no customs trouble
She's two streets away and bored. Chat now
Bet with bonus, win real cash, sign up takes a minute
Roulette system that never loses, pdf
Cash out in minutes, new pokies app
Meme coin presale, 100x, last stage
Signals with 93 % hits, join before price
Let our AI trade for you, deposit from 100
`
  .trim()
  .split('\n');
