/** What all trades offer to offices that asked for nothing, made up. A line more teaches the filter. */
export const spamTrades = `
Morning! We service fire extinguishers and exit lights for offices in the inner west and have a van near you on Friday. Shall we drop in for a free check?
Our arborists are pruning in your street next week and can do your trees at half the usual rate. Let me know.
We hire out indoor plants and look after them weekly. Three months free for new offices.
Would your team enjoy fresh fruit boxes delivered each Monday? Order your complimentary trial box today.
Barista-quality coffee machines on rent for $4 a day, beans included. Happy to bring one around for a taste.
We're a local window-cleaning crew, fully insured. Shopfronts from $25, no lock-in. Reply for a price.
Need your air conditioning serviced before summer? Split systems $89, ducted $149. Book online and save 15%.
Pest control for commercial premises: cockroaches, rodents, termites. Same-day service and 12 months warranty. Ask for our rates.
We install security cameras, intercoms and alarms. Package of 4 cameras for $990 fitted. Contact us for a site inspection.
Our locksmiths rekey offices at trade prices. Mention this message for 10% off.
Does your roof leak? We do free roof reports with drone photos for all commercial properties in your area.
We provide asphalt, line-marking and concrete repairs for car parks. Can our estimator pass by?
Signage that gets you noticed: 3D letters, light boxes, window frosting. We design, print and install. Shall I email our brochure?
Office furniture clearance! Sit-stand desks from $279, mesh chairs from $89, delivery throughout Victoria.
Toner and ink up to 65% cheaper than the originals. Free next-day delivery. Tell me your printer model and I'll quote.
Lease a colour multifunction copier for $59 a month, service included. We beat any written quote.
We destroy confidential documents securely: free bins, pay only per collection. Interested in a trial?
Self-storage and archive boxes from $1 a week. First two months at no cost to new business customers.
We buy used forklifts, trucks and machinery, best cash prices paid, contact us any time.
Vehicle fleet leasing from 0.9% - get a new ute or van without a deposit. Apply online.
GPS trackers for your fleet. Know where your vehicles are, cut fuel costs 18%. Free demo unit.
Fuel cards with 6c off per litre at 2,000 sites. No account fees for the first year. Sign up here.
We'd be delighted to cater for your next office function: platters from $9 a head. See our menus at www.platterfolk.example
Looking for a Christmas party venue? River cruises, open bar, DJ. Book before Friday and the 10th guest is free.
Corporate hampers with your branding for clients this festive season, from $39. Minimum ten. Catalogue attached.
Team building escape rooms, cooking classes and scavenger hunts. Groups of 8 to 200. When would you like to book?
Professional headshots at your office: $65 per person, retouched in 48 hours. Shall we set a date?
Our photographers and drone pilots shoot commercial content for web and social. Half-day $450. Portfolio on request.
We can shoot a 360 virtual tour of your office for Google Street View. Businesses with tours get twice the clicks.
Jingles, on-hold messages and IVR recordings by professional talent, from $49.
Radio advertising now costs less than you think: 60 spots on digital stations for $500. May our account manager ring you?
We have remnant billboard space near your office this December at 70% off. First come, first served.
Your ad in our community newsletter reaches 22,000 homes. Quarter page $180. Deadline Friday!
Advertise on the screens of 140 GP clinics and gyms in your postcode. Ask us for the media pack.
Letterbox drops: 10,000 flyers printed and delivered for $690 all up.
Bus-stop and tram advertising deals for small business. Reply with your suburb for availability.
Custom embroidered caps and polo shirts, no set-up fee above 25 pieces. What quantity do you need?
Promotional USB sticks, notebooks, umbrellas - samples posted free to your door. What's the best address?
Stickers, labels and packaging printed in any shape. Send artwork for an instant price.
We engrave trophies and plaques for staff recognition. 15% discount for first-time customers.
We are manufacturer and exporter of leather bags and wallets from Sialkot. Kindly let us know your requirement and quantity.
Dear Sir, we export basmati rice, spices and pulses from Gujarat at FOB prices. Awaiting your valuable inquiry.
Hello dear, this is Coco from Yiwu. We have 12 years in umbrella and raincoat. Any need please contact me freely, sample is free.
Good day, we produce steel pipes, flanges and fittings to API and ASTM. Please forward this to your purchasing department.
Our factory makes paper cups, bags and compostable boxes, FDA approved, delivery 25 days. Could I send you our e-catalogue?
This is Kevin, export manager of a lithium battery plant in Jiangsu. OEM welcome. Looking forward to cooperate with you.
We are looking for distributors in Oceania for our new line of water purifiers. Exclusive territory and high margin.
Dear buyer, hope you're doing well. Hydraulic cylinder, pump, gear, all kinds we can make by drawing. Price very good.
Turkish towels, robes and bedlinen for resale, straight from the mill in Denizli. Wholesale list on request.
Premium Argan oil from Morocco in bulk, organic certified, private label possible.
We sell A4 copy paper 80gsm, USD 0.55 per ream CIF. Minimum one container.
Crude palm oil, sugar ICUMSA 45, urea 46% available with SGS. Serious buyers send LOI.
We offer gold dust and bars 22 carat from Ghana at a discounted price. Commission for intermediaries.
Diesel EN590, Jet A1, FOB Rotterdam. Seller mandate direct. Buyers only, kindly issue ICPO.
Pallets, racking and packaging at wholesale rates, pick-up from our Laverton yard.
Custom software at fixed price! ERP, inventory and booking platforms by certified engineers. Let's have a discovery call.
Cyber attacks on small firms rose 62%. Our experts test your defences for free. Are you available on Tuesday or Wednesday?
Is your data backed up? We offer managed cloud backup with a ransomware warranty. 30 days free.
Managed IT support for $35 per seat: helpdesk, patching, Microsoft 365. Want a no-obligation review of your setup?
We resell Microsoft, Adobe and Autodesk licences 45% under list price. All genuine keys.
Cheap reseller hosting, unlimited domains, LiteSpeed, 99.99% uptime at $2.49. Coupon BF70.
Dedicated IP proxies and SMTP servers for bulk mailing. Inbox guaranteed. Skype us.
Scrape any website, enrich any list. Our data team delivers clean spreadsheets overnight. First 100 rows free.
Your visitors leave anonymously. Our pixel reveals the names and emails of 40% of them. Free trial, no credit card.
Heatmaps, popups and exit offers that triple sign-ups. Install in a minute and try for nothing.
Automated SMS reminders cut no-shows by half. Just $19 a month, plug into any calendar.
Electronic signature platform with unlimited envelopes for $8 per user. Move over before 30 June and get 3 months on us.
Our proposal tool helps consultancies close 28% more deals. I'd love to give you a walk-through.
Do you use a VoIP system? Ours has call recording and AI summaries for $22 a line. Switch today.
We're helping firms like yours save on electricity by group tender. Just send a recent bill and we'll compare it at no charge.
LED upgrade for your premises under the state energy scheme: lights replaced for $33. Are you the decision maker?
Battery rebates are ending. Lock in a 13kWh home battery now and pay nothing for a year.
Heat pump hot water for free under the VEU programme. Simply answer three questions to see if you qualify.
Refinance your commercial property at 5.9%. Brokers with access to 40 lenders. Is it worth a chat?
Invoice finance: get 85% of your unpaid invoices within a day. No property security. Apply in five minutes.
Low doc equipment finance up to 150k, ABN 1 day okay. Approved today.
We clear ATO debts with tailored funding. Speak with our specialists before interest builds up.
Franchise opportunity! Join Australia's fastest-growing mobile dog wash and earn $4k a week. Limited territories.
Invest in pre-launch apartments in Dubai with 8% net yield and golden visa. Brochure and floor plans on WhatsApp.
Own land in Bali from $29,000 - 15% annual rental returns. Webinar tonight. Reserve your place.
Let's talk about your wealth. I'm an adviser with spaces for two new clients. Coffee on me?
Are you paying too much for life and income protection cover? Let us compare for you.
Tax depreciation schedules for landlords at $385, fully deductible. Order yours.
R&D tax incentive: you could be owed up to 43.5% back. We work on success fee only. Shall we check it?
Set up your US LLC and bank account remotely for $297. Trusted by 9,000 founders.
Register your trade mark before someone else does. Flat $250. Start the free search.
ISO 9001 certification in 30 days, fully remote, guaranteed pass. Get the quote now.
Compliance training library: 300 courses, one price. Ask for a login to preview.
Public speaking masterclass for executives, two seats left at early-bird price.
Diploma of Leadership, 100% government funded, online. Your staff may qualify. Enrol today.
We run Excel, Power BI and Copilot workshops on site. Special rate for groups booked by month's end.
MBA and PhD degrees by work experience, no attendance, accredited. Inquire now.
Our executive coaches helped founders add seven figures. Apply for your free strategy session.
Keynote speaker available for your next conference: humour, resilience, leadership. Reel attached.
Exhibit at the Global Franchise Expo: booths from $1,900, last four left.
Speak at the World Business Forum in Istanbul. Submission fee just 450 euro.
Call for papers: fast publication in indexed international journal within 7 days. Submit manuscript by mail.
Reserve your table at the Business Excellence Gala. Finalists get a 20% discount on tickets and trophies.
Your firm has qualified for our Trusted Business badge. Pay the yearly administration cost of $149 to display it.
Your entry in the International Company Register is incomplete. Sign and return the attached form to publish your data.
We are printing the new Yellow Guide for your suburb. Confirm your details and choose an ad size.
We noticed that you're not yet listed with us! Claim your profile and collect leads: https://locals-find.example/claim
Wedding DJ and photo booth packages 2026, 20% off all Saturdays booked this week.
Dental plan for teams: check-ups from $79, whitening half price. Our clinic is round the corner from you.
Corporate massage at your desk! 15 minutes each, $20 per head. First session is our gift.
Flu vaccinations at your workplace, $24.90 per jab. Choose a date online.
Gym memberships for staff at wholesale rate. Sign up five and the boss trains free.
Defibrillators save lives: purchase or rent from $2 a day. Contact our sales team.
We recycle e-waste free of charge and pay for laptops less than five years old.
House removals with two men and a truck $110 an hour. Refer your customers to us and earn $50 for each booking.
Our conveyancers would welcome referrals from you and reward each with a gift card.
We're mortgage brokers for non-residents. Send us your clients, we pay 0.2% of the loan as a thank-you.
Our agency sells English test vouchers in bulk to consultants, 12% below official price.
Buy PTE mock test bundles for your students and resell them at your own price.
Do your clients need OSHC? Our portal gives agents the highest rebate in the market.
College seeking agents: 35% commission on first-year tuition, paid fortnightly. Sign the agreement online.
Caribbean citizenship by investment: agents earn $15k per file. Let us onboard you.
Portugal golden visa fund looks for introducers in Australia. Attractive fees. Schedule a call.
We recruit Indonesian and Filipino hospitality workers for Australian employers. Send your demand letter, no cost to you.
Manpower supply: masons, carpenters, helpers, drivers from Bangladesh and Nepal, immediate mobilisation. Please share your requirement.
We're an HR consultancy in Lagos with thousands of candidates. Let us partner, you handle visa and we share the profit.
Candidates delivered in 48 hours or no fee. What roles are you hiring for?
Our sourcer saw that you're recruiting. I have three superb people for it, would you like their profiles?
I represent a talented case manager looking for her next challenge, 8 yrs experience. Fee negotiable. Shall I send over her CV?
Offshore paralegal team, trained in visa forms, from $1,100 per month. No recruitment cost.
Call centre services, 24/7 English & Hindi, from $6 an hour. Kindly let us know your volume.
Data entry, PDF conversion, image editing - 10 hours free to test quality.
Transcription at 60 cents a minute with 99% accuracy. Send us a file to try.
Chinese social media! We run WeChat, Red and Douyin for Australian businesses. See results of our clients.
We manage Google reviews replies with AI so that you never have to. $25 a month.
Email newsletters that people open: we write, design and send. First issue at no cost.
Blog articles by native writers, 4 cents a word. Order 5 get 1 free.
Brand new logo in 24 hours, unlimited revisions, from $35. Examples here: www.logobarn.example
We build funnels. Our last client went from 3 to 41 calls per month. Want the case study?
Facebook ads specialist here. You don't pay until I bring you ten paying customers.
LinkedIn outreach on autopilot: 12 meetings per month in your diary or it's free.
YouTube subscribers, likes and views, instant start, refill warranty. Cheapest panel on the web.
Verified badge for Instagram and Facebook, done in a week, payment after delivery.
Pinterest traffic for 20 dollars, real visitors, adsense safe.
Rank higher on Bing, Apple Maps and Alexa. Voice search set-up $120 once.
Fix 404s, sitemap and Core Web Vitals. Fixed cost, two days. When can we start?
WordPress maintenance, updates, malware removal, $29 monthly. Is your site protected?
Your site isn't showing structured data and thus no stars in results. We add it for $80.
Cookie banner and privacy policy generator. Avoid fines up to $50m. Get compliant in five minutes.
The copyright year in your footer is old, which tells visitors you're closed. I can take care of your whole site for $50 a month.
`
  .trim()
  .split('\n');
