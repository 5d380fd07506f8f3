/** What visitors write whose trade, money or worry has the words of sellers and swindlers, made up. A line more teaches the filter. */
export const honestTrades = `
I do social media for a bakery in Prahran on a 408. Could they sponsor me as a marketing specialist?
Our agency has hired a backlink outreach executive from Pune, she needs a 482 before April. What are your fees for the whole thing?
I'm an affiliate marketer, all my income comes from commissions. How do I prove funds and work experience?
Growth hacker is my job title, ha. VETASSESS wants duties, can you help me write the reference in the right way?
I manage Google Ads for dentists and am paid as a contractor from India. Does my employment count as skilled?
WordPress developer with 11 years, no degree. Is RPL with ACS realistic?
I build chatbots for banks in Jakarta. Is AI engineer covered by developer programmer or by software engineer?
App developer, sole trader, I have 2 apps in the store with a million downloads. Would that impress anyone at Home Affairs?
We're a small studio making animated films and our lead animator's visa ends in June. What can be done quickly?
Cyber security analyst, Lagos, CISSP. Which states nominate us and how many points do I need?
I work in a call centre in Manila for Telstra customers. Do you think customer service manager would be assessed positively?
My staffing company places nurses in London. I'd like to migrate myself, not to sell you anything :)
Recruiter by profession (6 yrs IT recruitment). ANZSCO 223112 was removed from our state's list, will it return?
I'm a mortgage broker in Auckland, NZ citizen, my partner is Chinese. What visa for her?
Insurance agent from Sri Lanka here. Is my occupation on any list at all?
I sell solar panels in Karachi and have installed systems for 10 years. Electrician or solar installer, which assessment?
Cleaner, 42, from Colombia, been on student visas for six years. Honestly, is there a way?
I own a cleaning business with 20 people here in Geelong and my best supervisor is on a 485 that ends soon. What's the best way to keep her?
Truck driver with HC licence in Punjab. Companies say they sponsor if I pay 30 lakhs. True or fraud?
A Dubai consultancy guarantees me a work permit within 45 days for AED 20,000. Should I trust them?
Someone promised my cousin a visa through a contact in the department. He already paid USDT 4,000. What can he do now?
I got a call from Immigration asking for gift cards, they knew my name and my visa number. How do they know?
They sent me a grant letter but VEVO shows nothing. Is the letter fake? I can forward it.
I got this text: 'Your visa will be cancelled, pay $990 today at this link.' Is it the real department?
My former agent used fake bank statements in my application without telling me. I'm terrified. PIC 4020 came yesterday.
I bought a fake IELTS before I knew better and used it. Now I regret. What happens if I tell the truth?
An employer wants me to pay back part of my salary as a 'loan'. Can I report him and stay here?
I was a victim of a job scam and came on the wrong visa. Is there any protection?
My money is in USDT and a Binance account, about 90k. How do I show it to the embassy?
I won the lottery in the Philippines, really! 12 million pesos. Would it help for an investor visa?
I've inherited my late father's house in Iran and need to show where the money for the contributory parent visa comes from. Sanctions make it hard.
Can a loan from my uncle be used as proof of funds? The bank says it's unsecured.
Is there any student loan or payment plan that you could recommend for the visa fee? I'm short by $2,000.
We traded forex for a living, both of us. Which category would the department put us in?
I play esports professionally (Dota). Would prize money of 80k USD be considered an international achievement?
I worked as a croupier on cruise ships for 7 years. Does sea time count as overseas work?
I was an adult entertainer in Berlin, legally registered. Must I write that in Form 80?
I grow medicinal cannabis under licence in Lesotho, agronomist by degree. Any issue with character?
I take tramadol and Xanax on prescription. Will the medical examiner reject me?
I use Ozempic for diabetes, HbA1c 7.1. Do I fail the health test?
I'm a pharmacist selling online in Jordan, licensed. Do online sales count as pharmacy practice for the council?
Our family manufactures garments in Tiruppur, exports to Kmart. Could my son study there and later open a branch?
I'm the export manager of a furniture factory in Foshan and our Australian buyer wants to employ me. What must he do first?
Our freight company needs to transfer a customs broker from Durban to Melbourne. What's quicker, 482 or 400?
We import wine to Vietnam, I travel to the Yarra every two months. Is an ETA enough for buying trips?
Trade show in Sydney in February: five of our staff will man the booth. What visas do they need if they're from China?
I'm invited as a speaker at a conference in Brisbane and they pay me a fee of $3,000. Visitor visa or 408?
I am attending an expo as delegate and the visa isn't here yet. My flight is in 9 days.
I received an award as best young researcher and a grant from my university. Is it enough for the talent visa?
Will the state's small business grant make any difference for my 188C? I've had it refused in 2023.
I bought a franchise (juice bar) in Werribee while on a 482. Am I in breach?
I'd like to sell my restaurant but my visa depends on it. Whom do I have to tell?
An investor offers to buy 51% of my company. Does my 888 application suffer?
Interested in your services. I'm a nurse from Zimbabwe. Please let me know the costs and the next step.
I'm interested. Please send details about skilled visa.
I saw your website and would like to know whether you take on protection cases.
I came across your website while looking for somebody who knows the 494. Can we have a chat this week?
Found you on Google, you were the first result and the reviews are great. How do I book?
Your website says free first call, is that still so?
I filled in the form on your website last week but got no reply. Did it work?
Your website is really helpful, I understood the points at last. One thing: does partner English count if she has only IELTS 5?
Your company was recommended by my landlord. Do you handle visas for religious workers?
Do you guarantee success? Another company does, but I find it suspicious.
Can you offer me a discount if my sister and I apply at the same time?
How much is your package for a family of four all in?
We need a quote for sponsoring three chefs and one restaurant manager. Please include government charges.
Could you send me a proposal for an HR immigration audit of our 60 visa holders? We're choosing between three firms.
We're looking for a migration partner for our new graduate programme, about 25 cases a year. May we arrange a meeting?
Can we schedule a call on Wednesday at 2? My manager would like to join.
I'd like to schedule a 15 minute phone call before I commit to anything.
Are you taking new clients at the moment? I heard you're very busy.
Are you the right person for an appeal at the tribunal? If not, whom can you recommend?
Quick question, I hope that's ok: can a 417 holder study for more than four months?
Just following up on my email of 3 November about my mother's aged parent visa.
Did you get my last message? I haven't heard back and the deadline is Friday.
Third email now. Please, somebody answer me, I've been your client since 2022!
I want my money back. You did nothing in four months.
Please stop calling me, I chose another agent.
I left you a one-star review and you asked me to remove it. I will when my refund comes.
I'll gladly write a review for you, where should I post it?
Please remove my photo from your success stories, I did not agree to it.
The picture on your blog shows my daughter. Who gave you that? Please take it down.
I'm a photographer and a former client. You can use my portraits of your team for nothing, as a thank you.
The contact form told me that my message was spam. It's not! I'm just asking about a visa.
I got your newsletter twice. Also the link at the bottom doesn't open.
Someone pretends to be you on Telegram and offers investments. Report it?
There's a fake page with your logo: https://wattlepath-visa.example. My aunt nearly sent them $600.
Your email landed in my junk folder, sorry for the late answer. Yes, please go ahead with the application.
My mailbox was full so your documents bounced. Kindly resend them to this address.
My ImmiAccount is locked and the password reset never arrives. Any tips?
Here's the list of our 14 employees with visa expiry dates, which ones need action this year?
Attached is our purchase order 4410 for the workshop on right-to-work checks. Please send your invoice to our finance team.
Your invoice 1187 has the wrong company name. Could you issue it again for Harlow Joinery Pty Ltd?
I was charged twice for the consultation, see my card statement. Please refund one of them.
Can I pay the invoice by PayPal or in instalments? My bank blocks transfers abroad.
The account on invoice 1203 ends in 88, the one before ended in 41. Please ring me before I transfer anything.
Is this email truly from you? It says I must pay $1,950 by tonight or my visa lapses.
We've offered her the job: $76,000 plus super, full time, start in March. Nomination ok?
I can offer you references from three hospitals. Which of them do you need in original?
We guarantee full-time hours and market salary, could the nomination still fail?
Our business turns over 900k with 7 staff. Is that big enough to sponsor a marketing manager?
Our team is remote. Can a sponsored worker work from home in another state?
We help newly arrived women in Shepparton, and one of them has been told to leave by her sponsor. May she ring you?
My company offers relocation, 10k for flights and 4 weeks of hotel. Does it count as salary?
Please find attached my resume, English result and passport copy. I look forward to your assessment.
My portfolio is at www.lenahart.example, I'm an industrial designer. Would I qualify for global talent?
My research profile: https://scholar.google.com/citations?user=x1 - h-index 19. Worth trying the 858?
Vacancy: https://au.indeed.com/viewjob?jk=12 they say visa sponsorship available. Could I apply from Kenya?
The house of my sponsor is listed at https://www.realestate.com.au/1 - he'll sell it. Does that affect the assurance of support?
In this video https://youtu.be/x1y2 an agent says the 190 is closed for offshore. Is he right?
I read on reddit that invitations go to nurses only. Is it so?
ChatGPT told me I can apply for 186 directly after 2 years, is it right?
Chatbot on another site told me I've 85 points. Your calculator shows 75. Who's right?
I'm an English teacher who sells courses on YouTube. Does self-employed income count?
I am a fashion designer with my own online store, made 60 lakhs last year. Options?
I write articles for travel blogs as freelancer. Can I do that on a visitor visa while travelling round Australia?
I'm an influencer in Brazil with brand deals. Must I have a work visa for filming in Sydney for three weeks?
We're a film crew of six shooting a commercial for a car brand on the Great Ocean Road. Which visas?
I'm a magician/psychic entertainer on cruise ships, is there a visa for artists like me?
Massage therapist, diploma from Thailand, 9 years in hotels. Can I be sponsored?
Beautician and hair extension seller from Accra, my sister lives in Perth. I want to visit for two months.
Dog groomer. Pet industry. Any hope?
I repair air conditioners and heat pumps. Is TRA needed before 482?
Pest controller here, employer in Cairns is keen. Not on the list they say. Labour agreement?
I'm a locksmith, 15 yrs. The shop owner asked me to write to you.
Printing machinist at a packaging plant, redundancy next month, on a 482. How many days have I got?
`
  .trim()
  .split('\n');
