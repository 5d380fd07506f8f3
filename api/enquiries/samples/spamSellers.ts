/** Offers of services, goods and customers to whoever has a site, made up. A line more teaches the filter. */
export const spamSellers = `
Do you know that 93 % of people never look past the first results? Your firm sits on page four. We move law and visa practices up within three months.
I searched for "student visa help Adelaide" and your firm was nowhere. My team can put you in the top five. Shall I call you tomorrow?
Our SEO team works only with education consultants. Ask me for a case study from Brisbane.
Your site has 212 toxic links and a weak title on the home page. I prepared a PDF with the fixes. Where can I mail it?
Hi team, I'm Rohan from RankSpring. We help businesses grow with SEO, PPC, social media and reputation management. Can we connect for 15 minutes?
Boost your Google ranking with our monthly SEO plan. No lock-in contract, $249 a month.
We provide on-page, off-page and technical SEO at reasonable rates. Please share your target keywords.
Noticed you spend on Google Ads but the landing page doesn't convert. Happy to send a teardown, no strings attached.
I help migration agents get found in ChatGPT and AI overviews. It's called GEO. Want me to check your visibility for nothing?
AI search is replacing Google. Is your brand cited by ChatGPT? We make sure it is. Reply "AI" for a free scan.
We write 30 search-optimised articles about visas for you each month with our AI writer, only $97.
Local SEO for immigration lawyers: map pack in 45 days or it's free.
Backlink offer: 50 dofollow links from travel and education blogs, permanent, $120 by PayPal.
High quality niche edits on aged blogs, DR 30 to 80. Reply for the sheet with prices.
I own several blogs in the visa niche with real traffic. Want to put your link on them? One year 35 dollars each.
Hello editor, we would like to buy a text link on your home page for 12 months. Let us know your price.
Do you publish articles from others? My client in the relocation industry would pay for a post with a link.
I'd love to contribute an original piece for your readers on life as an expat. I only need a credit link in the author bio.
We are working on a round-up of the best migration blogs and would feature yours if you link back to us.
I spotted a dead link in your article. We have a guide on the same topic that would be a perfect replacement.
Your article about study costs is brilliant! I made an infographic about it; would you embed it with a link to us?
Can I place a banner on your website? Monthly budget 100 euro.
What's your rate for a sponsored post? We have a budget of $80 per article and send 5 articles a month.
Press release distribution to 450 news sites including AP News and MarketWatch, only $69 this week.
Let our PR team get you quoted in Business Insider. Fixed fee, published in two weeks.
We selected your business for the Australian Enterprise Awards. To accept your trophy and logo package please reply within 3 days.
You've been shortlisted as one of the top 10 immigration consultants by CEO Review magazine. The feature comes with a nominal fee of $1,500.
As part of our magazine's special edition we would profile your leadership journey. Only the print cost is on you.
Want to be a guest on our business podcast? Guests pay a small production fee of 400 dollars.
Your website design is from the last decade. Look at our portfolio and choose a theme you like; ready in a week.
We rebuild old websites into modern fast ones. Fixed price 450 AUD, including hosting and domain.
Can I show you a new version of your home page that I drew? It will only take five minutes on Zoom.
I am a UI/UX designer with 8 years experience and I'd like to improve your site's user journey.
Is your website giving you enquiries? If not we should talk. We build funnels that convert.
Full stack developer available for hire, React, Node, Laravel, hourly or fixed, time zone flexible.
Our offshore development centre in Hyderabad has 60 engineers free at the moment. Reply with your requirement.
We develop Android and iOS apps for consultants so your clients track their visa case. Demo?
Custom CRM and ERP software for education agents, one time payment, source code included.
Your WordPress plugins are outdated and may be hacked at any moment. Our maintenance plan is $39.
We scanned your site and found open ports and missing security headers. We can secure it, see plan and pricing.
Your privacy page does not meet GDPR. Our consent banner solves it in one click: https://consentkit.example
Website accessibility lawsuits rise 300 %. Become compliant today with one line of code.
Shared hosting too slow? Move to our NVMe cloud with 50 % off for the first year.
Premium domain visa-agents.example is for sale. Make an offer before the public auction.
We can get you verified on Facebook and Instagram with the blue tick.
Grow your Instagram by 3,000 genuine Australian followers each month without ads.
I manage social media for small firms: 12 posts, 8 stories and monthly report, only 150 dollars.
Short reels for immigration consultants with trending hooks. We edit, you talk. First reel on us.
Need animated logo or intro? I do it for $15 within one day.
2D whiteboard video explaining your process. Watch samples on our channel and get 25 % discount.
Drone video and photos of your office, this month with free editing.
Professional voice over by natives, 100 languages, from 9 dollars a minute.
We have 5,700 leads of people who asked for Australian PR in the last 30 days. Exclusive, real time. Price per lead 8 AUD.
Pre-qualified skilled migrants who are ready to pay are waiting. How many files can you handle a week?
Pay per consultation only: we send booked appointments with people who want student visas. No show, no fee.
I generate 40 to 60 visa leads per week from Facebook for a firm like yours in Dubai. Let's replicate it.
How many new clients could you take next month? We fill calendars for migration agents.
Are you taking on new clients? If so we can send you ten a week on performance basis.
Quick idea for getting more partner visa cases. Mind if I send a short video?
We help registered agents double their revenue with our automated webinar funnel. Spots are limited.
Our appointment setters call your old leads and wake them up. You only pay when they book.
Cold email system that books 15 meetings a month. Want to see how it'd look for your firm?
Database of all nursing colleges, agents and employers in India with mobile numbers. Sample file on request.
Email list of 80,000 international students in Australia, updated last month, 300 USD.
Delegates list for the education expo: names, phones and emails. Let me know if you wish to acquire.
Mail your offer to 3 million Aussie inboxes. We guarantee delivery and opens.
We can post your ad through the contact form of 500,000 websites like I did with yours.
This message reached you because our software fills contact forms. Yours could reach thousands for 49 dollars.
SMS gateway with Australian numbers at 1.9 cents. Free 100 credits to test.
WhatsApp marketing software, unlimited sending, no ban, lifetime licence.
Voice AI that calls your leads within 30 seconds and books them. Hear it: https://voice.example/demo
Imagine an AI employee who answers visa questions 24/7 on your site. We install it in one day.
AI automation audit: we find 20 hours a week that your staff waste. Interested in the free audit?
Let GPT agents prepare your clients' forms. Our legal AI is used by 90 agents. Try it this week without paying.
We built a document checking tool for migration agents. Would you like an extended free trial?
Your competitors are already using AI to answer enquiries. Don't be left behind.
Hire a trained virtual assistant for visa lodgements, 9 AUD an hour, first week free.
Outsource your admin, data entry and customer support to us in Manila. Pricing attached.
We place experienced migration case managers offshore. Save 70 % on salaries.
Accounting for Aussie firms done from Ahmedabad: BAS, payroll, year end. Starting 149 a month.
Recruiting? We have pre-screened candidates for your sales and admin roles. Fee only on success.
Post your vacancies on our job board with 200k candidates, first listing at half price.
HR and timesheet software for teams under 50, free for 60 days.
Time to review your business insurance? Our brokers save firms 30 % on professional indemnity.
Professional indemnity cover for migration agents from $39 a month, quote in 60 seconds.
Lower your card fees. Our terminal costs nothing and next day settlement is standard.
Accept payments from overseas students with our gateway, lowest FX margin, integrate in a day.
We offer better exchange rates to education agents and share the margin with you.
Earn 1 % on each tuition payment your students make through our platform. Sign up as partner.
Become our affiliate: promote our VPN and earn 40 % recurring.
Add our health cover comparison widget on your page and get commission for each policy sold.
We supply SIM cards for arriving students and pay agents $10 for each activation. Interested in reselling?
Student housing provider looking for referral partners, attractive commission, sign online in two minutes.
We're an airport pick-up company and would like to be your preferred supplier. Rate card attached.
Discounted airfares for student groups, contact our corporate desk for a deal.
Translation agency offers certified translations at wholesale rates for consultants. Get our price list.
Get 15 % commission on each document translated through us. Ask for our partner programme.
We offer attestation, apostille and courier service for agents all over India, lowest rate.
Office cleaning twice a week for 90 dollars, police checked cleaners, first clean free.
Fresh fruit boxes delivered to your workplace. Try one at no charge.
Water coolers and coffee for offices: rent from $2 a day.
Printer toner at half of retail price. Free delivery in Adelaide.
Business cards, flyers and pull-up banners. 500 cards for 19 dollars, shipped tomorrow.
Promotional pens and USB sticks with your logo, minimum 100. Ask for our catalogue.
Need new signage? We design, make and install in Canberra. Quote within a day.
Solar for commercial roofs with government rebate, zero deposit. May we assess your building?
Switch your energy plan and save up to $1,900 a year. It takes two minutes.
Would you like to rent a serviced office in the CBD? First month free.
We are a furniture maker in Foshan with 20 years' experience. Attached is our new catalogue for offices.
Dear purchasing manager, we produce PVC lanyards, badges and bags. MOQ 100. Samples available.
Good day, this is Amy from Guangzhou, we specialise in phone accessories wholesale. Please let me know if any interest.
We are a manufacturer of solar street lights seeking distributors in Oceania. FOB prices on request.
CNC parts, moulds and castings to your drawing, shipped in two weeks, 30 % below local price.
Exporter of Indian garments, towels and carpets looking for buyers. Kindly revert with your requirement.
We can offer urea, sugar ICUMSA 45 and diesel with best terms. Serious buyers send LOI.
Fresh garlic and ginger from Shandong, container price list of this week.
Packaging boxes, paper bags and mailers from factory. Free design support.
Medical gloves and masks in stock, EXW, bulk only.
Shipping from China to Australia by sea and air, DDP, door to door, best freight rates.
Looking for an importer of handmade furniture from Jepara, Indonesia. We ship full containers.
Can you supply 200 laptops? Send quotation and your credit terms. We are a government contractor.
I need a quote for your products; I will pay by credit card and my shipper will collect.
Do you sell gift vouchers in bulk? We need 40 and pay by card over the phone.
Hello, do you do party catering on 14th? 80 guests, my card will be charged and please pay my driver from it.
Hello, who is responsible for advertising in your company?
Please forward this to the person in charge of marketing.
May I have the contact of the decision maker for IT?
Just checking whether you saw my last message about your online presence.
Following up on my note from last week. Is improving your website still something you consider?
Any update on the proposal that I sent? I'd hate for you to miss the end of month discount.
I tried to reach you several times without luck. Should I try another colleague?
Third and last attempt. If I don't hear from you I'll offer the spot to another firm in your city.
If you are not the right person, could you point me to who is?
Would you be opposed to a quick chat on how we added $40k a month to a firm like yours?
Can I ask you a question about your business?
I have a business proposal for you. Please reply.
I have a great opportunity for your company, let me know if interested
Hi, are you looking for new customers?
Hello, I am interested in partnering with your company. Kindly get back to me for more details of the offer.
Hi! I came across your business and was impressed. Do you have a minute for a partnership idea?
interested in collaboration, reply back
Let us do business together, email me
Nice website! Do you want more traffic on it?
Cool site. Wanna monetise it?
Would you sell this domain?
How much for your website?
We're buyers of service businesses and like yours. Would you consider an offer?
Thinking about an exit? A client of ours looks for a migration practice in ACT and pays a premium.
Business valuation free of charge and in confidence. Know what your firm is worth.
Franchise opportunity: bring our brand of study centres to your city. Low investment, high returns.
Save your seat for our online summit on scaling a consultancy. Early bird ends Friday.
Free masterclass: from 0 to 100 clients with LinkedIn. Register here https://class.example
Download our e-book "The seven-figure migration firm". Free for the first 100.
Leadership course for managers, government funded, no cost to you. Enrol your staff today.
First aid training at your workplace, group discount, nationally recognised.
Book our keynote speaker for your next event.
Team lunch? Order from our catering menu with 20 % off your first order.
Christmas hampers for your clients, order now and pay in January.
Reserve your stand at the International Migration Expo Dubai. 4,000 visitors, early price until 30th.
Exhibit at the education fair in Colombo, booth price 1,200 USD with hotel.
Our Trustpilot service posts positive reviews from aged accounts. Rating 4.8 in two weeks.
I can delete negative reviews and complaints about your company from Google. Pay when done.
Fix your online reputation! One bad review costs you 30 customers.
Claim your listing on AusBusinessPages before it is removed. Free for 30 days then $20.
Add your company to our directory with 2 million visitors: https://biz-index.example/add
Your Google listing is about to be suspended. Verify it with our agent at 1800 000 000.
We're a Google Partner and have $600 ad credit reserved for your firm. Call us to redeem.
Reminder: your website's submission to search engines expires. Renew for $64.
Trademark watch: a third party wants to register your company name. Contact us urgently to protect it.
Domain name dispute notice: a firm in Hong Kong wants to register your keyword under .cn and .asia. Reply if you object.
Company formation in the UK and Dubai with bank account in 5 days. Ask for a brochure.
Offshore company and nominee director, pay no tax. Confidential.
Chartered accountants offering R&D tax claims. Average refund 60k. Are you eligible? Find out in 2 minutes.
Grant money is available for Australian businesses. We apply for you, success fee only.
I will create an e-learning course for your students from your PDFs at a low price.
Let me transcribe and subtitle your videos, one dollar a minute.
Hi, my name is Monika, I am a content writer and I can write blogs, web pages and newsletters for your company. Samples attached.
I'm a lead generation expert on LinkedIn, my gigs are on Upwork with 5 stars. Let's discuss?
Get a professional LinkedIn profile and 2,000 targeted connections for your directors.
QR menus, NFC cards and digital business cards for your staff - see https://tapcards.example
GPS trackers and dashcams for your fleet. Request your quote.
Security cameras and alarm for offices, installed from $799, locked price till Sunday.
Pest problem? Our spring special covers offices up to 200 square metres.
Air conditioning service for the summer, $120 a unit. Book today.
We fix carpets, windows and gutters. Strata and commercial.
Car lease for business owners with no deposit, approved by phone.
Find out which companies visit your website. Our tool reveals names, emails and phones. Start free.
Heatmaps and session recordings of your visitors for $9. Install the snippet.
Our popup captures visitors before they leave and turns them to leads. You can test it live on your own pages.
Most of the people on your site leave without a word. Our widget rings you at once when one is ready to talk.
Online booking and reminders that cut no-shows by half. Free for consultants this year.
Replace five tools with one: CRM, funnels, SMS, calendar. 14 days free at https://allinone.example
We digitise paper files for visa firms. Scan, index, cloud. Ask for the price per box.
Your emails land in spam! Your domain lacks DMARC. We set it up for 80 dollars.
I found your company on LinkedIn and think our product is a fit. When is a good time to demo it?
Have you thought about adding Canadian visas to your offer? Our white label team does the files, you keep the margin.
White-label: we do GTE statements, SOPs and CVs for agencies at $8 each, 24 hours turnaround.
We write statements of purpose and cover letters for agents, bulk price, unlimited revisions.
We run TV and radio ads for consultants at local stations, remnant price, 70 % off.
Newspaper ad special: quarter page in the Indian community weekly for $180. Book your space.
Sponsor our cricket tournament and your logo goes on all shirts. Packages from $500.
Be our gold sponsor at the Diwali festival, 10,000 visitors, stall and stage banner included.
I'm selling advertising space on buses in Canberra, last two left for this quarter.
Your listing on our "Best Migration Agents in Adelaide" page is ready, activate it for $29 a month.
`
  .trim()
  .split('\n');
