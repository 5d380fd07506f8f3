/** Approaches that sound like a person with a question, and baits of a few words, made up. A line more teaches the filter; \n ends a line of a letter. */
export const spamPolite = String.raw`
Hi, hope your week's going well. Just floating this to the top of your inbox. Any thoughts?
Hello, did my previous message get through? I had a suggestion for your team.
Not sure if this is relevant, but I think we could help. Who'd be the right contact?
Can I pick your brain for ten minutes? I've an idea that could bring you a steady flow of enquiries.
I'd love to feature you. Could I ask some questions about your company first?
Hi, I'm local to you and have started a small studio. I'd be happy to build something for you at mates' rates.
Hey there, I'm a student of marketing, I made a free plan for your firm. Where can I mail it?
I was just on your contact page. Nice layout! There's one thing costing you customers, though. May I show you?
Do you mind if I share a two-minute recording? I walk through three fixes for your homepage.
Would it be crazy to talk about doubling your bookings?
Is growth a priority for you this quarter?
If I could get you six more clients by Easter, would you say no?
Are you happy with how many people contact you through your site?
Are you accepting new business at the moment? We have customers for you.
We have clients looking for what you do. Please confirm your capacity.
I have a business proposal, kindly reply to my private mail.
I have a profitable project to discuss with you. Get back to me for more details.
Are you available? I need your help with a transaction.
Please contact me, it is about an inheritance in your name.
Greetings of the day! Please let me know whom I should speak with regarding digital promotion.
Good morning Sir, hope you are fine. May I know your budget for online promotion?
Open to work together?
Let's partner
Need funding?
want followers?
We can help you grow.
Grow your brand online today
Check this out
I can help you with your site
your page has errors
Big news for your company inside
Can we advertise with you?
Do you sell ad space?
Do you accept articles?
How much for a post?
Rates for link placement please
Website for sale, are you a buyer?
More calls. More jobs. Less effort. Ask me how.
Call me back about the listing
Regarding your Google profile
Regarding your trademark
Following up on the quotation
Price list attached, please confirm order
Please find our PO and send proforma invoice
Do you ship to Guam and what credit cards do you accept? I want to place an order.
I want to order some of your products to my store, send me the list and prices with payment terms.
Test message from marketing robot
Hello, nice site, thank you for information
Great article! Will bookmark and share with my friends. My web page: cheap flights
Awesome post, this is exactly what I was searching for. Feel free to visit my homepage
I am truly grateful to the owner of this web page who has shared this fantastic piece of writing
Hello my name is Emily and I came by your company. We think you'd be a great fit for our audience.
Just a heads-up: your rival down the road started using our tool last month. Don't want you to miss out.
I tried to phone but couldn't get through. We're offering three firms in your area a no-cost trial. Could you call back?
We have an opening in your postcode for one firm only. First to reply gets it.
My boss asked me to contact ten local businesses for our pilot. You'd pay nothing for the first month.
I'll keep it short: we generate appointments, you pay per attended one. Yes or no?
Fair warning, this is a cold pitch. But we've saved firms like yours 11 hours weekly with smart automation.
You don't know me, but I've been studying your online presence and saw an easy win.
I'll be honest, your copy buries the offer. I rewrite homepages for a living. Want the before and after?
Congrats on the new office! We furnish workplaces and thought you might need something.
Saw you're hiring! Our platform filters applicants automatically so you needn't read a single CV.
Loved your post on LinkedIn the other day. We help founders ghostwrite such content. Up for a chat?
Your Google rating is 4.2. With a few more stars you'd be leading the map. We've a simple system for that.
I noticed that you have no videos. Our clients see 80% more engagement after adding one. Can I send ideas?
What would you do with 30 more reviews? Our QR cards make it effortless. Sample on us.
What's your biggest challenge in getting new clients? Reply with a number: 1 leads 2 conversion 3 time
Just 3 spots left in our January accelerator for consultants. Should I hold one for you?
If this isn't for you simply reply STOP and I won't write again. Otherwise, when suits a chat?
To opt out of future messages, fill in the form at the address below with your domain.
Reply "remove" to be taken off. We promote your offer to thousands for the price of a lunch.
This is a one-time message about our bulk messaging to site owners. Costs less than a cup of coffee per thousand.
Dear website owner, this is a commercial message. We sell traffic from 120 countries.
My name is Tom and unlike most emails you get, this one is worth reading. We've built software that replaces three subscriptions.
Is it you who looks after subscriptions and software over there? Our tool pays for itself in a week.
Would a 20% lower software bill interest your finance person? Please pass this on.
May I send you a sample of our data? You'd be able to filter by job title, postcode and revenue.
We've compiled names of visitors of the study fairs in Sydney and Perth. Would you want pricing?
Registered attendees of the national HR summit now available. Reply "send counts".
Are you exhibiting this year? We've got the list of participants for a special fee.
Our investors asked us to find well-run consultancies to purchase. Would you consider a valuation?
Have you ever considered selling? I know someone who'd pay good money for a practice like yours.
We acquired three firms in your sector this year. If retirement is on your mind, talk to us in confidence.
I'm writing about a grant round that closes soon; most firms your size don't know they may claim. Would you like the checklist?
Your company came up for a funding programme. Confirm your turnover and we'll do the paperwork.
I'm with a TV show that profiles Australian entrepreneurs. Production contribution applies. Would your director be available?
As a member of the selection panel I am pleased to tell you that your firm made our shortlist. Profile packages start at $790.
Hi, we're publishing an e-book with 30 experts, your chapter would cost $600 and make you a bestselling author.
Our podcast charges guests a modest fee but you get the clips for your socials. Shall I book you in?
Hi! I create content about life in Australia (48k on TikTok). I could promote your service, packages from $150. Let me know!
I'm an affiliate and get lots of visa traffic. What do you pay per lead?
We have visa traffic from India to sell, CPL model. Kindly tell us your budget.
Fresh enquiries from people who want to migrate, exclusive to you, with phone and email. Try 5 for free.
Your ideal clients are searching now and find someone else. Let us change that together.
Would you like to appear when people ask an AI for a migration agent? I know how. No strings attached, I'll show you.
I can get your firm quoted in newspapers. Pay per placement only. Is that of interest?
I've translated one page of your site into Chinese as a gift. If you like it, our team can do the rest for a small cost.
We wrote a free blog for you. Tell us where to upload it. There's a mention of our partner, nothing more.
I maintain a list of useful resources for travellers and mention sites for a small contribution.
Hi webmaster, you link to a page that no longer works. Mine covers the same and is up to date. Mind swapping?
Could we do a link swap? I'd mention you on my relocation site and you'd mention my client's site.
Do you own other sites too? I buy placements in packs and pay by PayPal.
Hello,\n\nI'm Ella and I work with a content team. We'd be glad to write something original for your readers at no cost.\n\nAll the best,\nElla
Hi Wattlepath,\n\nI see you invest in paid search. We typically lower the cost per click by a third.\n\nFree 20 minutes this week?\n\nMarcus\nGrowth Partner
Hello team,\n\nwe deliver fully managed virtual reception from our Brisbane office. Your calls, our smile.\n\nPlans start from $45. Reply and I'll set up a trial line.\n\nTess
Dear Owner,\n\nPlease see below quotation for website revamp:\n1) Home page $70\n2) Inner page $20\n3) Hosting 1 year free\n\nWaiting your positive reply.\n\nRegards\nAnkit (Sales Head)
Hi,\n\nWith our plan you'll get:\n- 20 quality links\n- 10 articles\n- monthly report\nAll for 149 USD.\n\nShall we begin?
G'day,\n\nI'm a sparky turned marketer and I get tradies and consultants booked solid. Give me a bell if you're keen.\n\nCheers, Robbo
`
  .trim()
  .split('\n')
  .map((letter) => letter.replaceAll('\\n', '\n'));
