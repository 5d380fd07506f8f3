/** What else people write honestly: short, angry, about the office, the site, an invoice, as partners, made up. A line more teaches the filter. */
export const honestOffice = `
hello
hi there
Hi, how are you?
hello mam
good evening sir
anybody here
Hello I need some information
I have a question
Quick question please
Need consultation
want to apply
info please
more info
please contact me
Contact me ASAP
Kindly call me back
Call me after 6 pm
Give me a ring when you're free, mobile is above
Can someone phone me tomorrow morning
please reply to my email
I'm waiting for your reply
Waiting for your call
any update?
No answer yet?
Is there anyone working today?
What time do you open?
Are you open on Saturdays or on the public holiday?
Where is your office, which floor?
Is there a lift? My father uses a wheelchair.
How do I book?
I want to book appointment with Priya
I'd like to change my appointment from Wednesday to Friday
Please cancel my booking, I'm sick
I am running 15 minutes late for the 11 o'clock meeting
The Zoom link isn't working
Nobody was at the office when I came at 2, the door was locked
I was promised a call at 10, now it's noon
I am interested
I'm interested, send me details
Send me the details of your services
Please share your fee structure
Please send price list
Could you send me a quotation for your services?
What does it cost to have everything done by you?
How much do you charge for one hour?
Do you take credit cards? Can I pay half now and half later?
May I pay with PayID or only bank transfer?
Do you have an offer for couples?
Could I have a receipt for my tax?
The invoice says 880 but we agreed 660. Please correct it.
Which account should I transfer to? The BSB on the invoice looks different from last time.
I've paid invoice 2088 this morning, screenshot follows by mail
I paid twice by mistake, please return one payment
Please send the invoice to our accounts department and put PO 5512 on it
My employer needs a tax invoice in the company's name
I was charged 99 dollars for the premium guide but the download link doesn't open
The guide that I bought has an old fee on page 7
I didn't receive the email with the free checklist
Your email went to my junk folder and the link is expired now
I can't log in to see my case
The form doesn't let me choose Nepal
Form says error when I attach a PDF
The page jumps on my iPhone when I type
Your site is very slow for me in Kathmandu
On the calculator I can't select PTE
I think the calculator is wrong about age 33
There's a mistake in your article on the 870, sponsor income is older figure
Broken link on the resources page, the third one
Love the new website, so easy to use. Where do I find the checklist?
Great explanation, thank you! Saved me a lot of time.
I enjoyed the article on regional visas. When is the next part coming?
Could you write a post about the new training visa? Would help many of us.
May our student newsletter print your article about work rights, with your name?
Our university would like to link to your guide in our welcome page. Is it OK?
I am a librarian and put your free guides in our migrant corner, may I print them?
I run a Facebook group for Filipino nurses. Could someone from your office answer questions live one evening?
Our temple holds a community day on 8 March, would you come to talk about parent visas? No cost.
Multicultural council here. We look for a registered agent for a free information night in Tuggeranong.
We're organising a careers fair at our college in Kochi and would like to invite you.
I teach at an English language school in Bogotá. Several students want to go to Adelaide, can we talk about how you'd work with us?
Education agent from Sri Lanka, I have students with visa refusals. Would you handle them and what is the arrangement for referral?
Am an agent from Bangladesh. I want to work with you as your representative in Sylhet. How can I apply?
We are a recruitment firm for hospitals and need a MARN holder to handle our nurses' visas. Who can I speak to about this?
I'm a lawyer in Wollongong without migration practice, may I refer a client to you who needs a 482?
Accountant here, one of my clients needs advice on a business visa. Could I introduce her?
Our principal would like to discuss an agreement with your agency for onshore students. Regards, Admissions, Torrens Valley College
We'd like to sign your agency as representative of our college. Please send your company profile and two references.
I am from the international office in Hanoi and your agent agreement expires in June, please send the renewal form.
University of the South Coast: your counsellor's training certificate must be renewed before 1 July.
A student named you as his agent. Could you confirm that you represent him?
This is the case officer of the bank, please confirm the address of your customer's employer.
Department of Fair Trading, please give me a call regarding a complaint, reference 20261.
Police here, please contact Constable Lee at Belconnen station about a lost passport handed in with your card inside.
Hi, it's the building manager. The power is off on Sunday from 6 to 9.
Your parcel is with us at the post office, bring the card.
You left your umbrella at our café :)
I found a folder with documents of one of your clients on the tram. How do I get it to you?
Is the position of receptionist still open? I'd like to apply.
I would like to apply for a job at your company as counsellor, 4 years' experience in IDP. CV attached by email.
Do you have internships for migration law students?
I'm a registered agent and looking for part-time work, three days. Would you have something?
Are you hiring? I speak Vietnamese and have worked as admin for an agent.
Hi, I am freelance interpreter for Nepali, level 3. Please keep my details if you need one.
Do you need somebody for marketing? I'm an international student and looking for internship for my course.
I did a course in web design and need 120 hours of placement. Could I do it at your office?
I'm a journalist at the Canberra Times and write on visa scams. Could I ask you two questions today?
Masters student at ANU doing a survey on skilled migrants, would your clients take part? Ethics approval attached.
We are making a documentary about partner visas for SBS and look for couples.
I'd like to thank Anita who saved my visa. Can I speak to her manager?
Please thank the team from us, the grant came this morning!
Got it, thanks a lot
ok will do
yes please
No thanks, I found another agent
sorry I sent it twice
Ignore my last message, I found the answer on your page
Sorry wrong company
Please don't call me any more, email only
Take me off your list please, I didn't ask for these messages
Unsubscribe me from the newsletter
How can I change my email for the newsletter?
Delete my account and everything you store about me, under the Privacy Act
What personal data do you have of me?
I want to complain. Your man was rude to my mother on the phone.
You people are useless, five weeks and not one reply
I want my money back. You did nothing for me since March!!
This is a scam company, you took 3000 dollar and my visa is refused
I'll go to OMARA if you don't answer till tomorrow
Worst service ever. I'm going to leave a one star review.
Why did you withdraw my application without asking me?
Your consultant gave me wrong advice and I missed the deadline. Who is responsible?
Is it really you who called me from 02 5550 0199 and asked for my passport number?
I got an SMS from your company with a link to pay. Is it genuine? I didn't click.
Someone uses your logo on Telegram to sell visas. You should know.
There is a fake page of your company: https://www.facebook.com/wattlepath.help. They asked me for 500 dollars.
I received an email from your address asking for gift cards. Have you been hacked?
Are you MARA registered? Number please, I was cheated before.
How many years are you in business and what's your success rate?
Do you have reviews from people from Kenya?
Is the first call free or does it cost something?
Which languages do you speak in the office?
Is there a lady consultant? My wife would rather talk with a woman.
Can we meet by video, we live in Darwin
Could you ring after the kids are in bed, about 8
What documents shall I bring on Thursday?
I sent the papers by email, did you get them? 14 files
Please find attached the signed agreement
Here's the passport copy you asked for. I can't attach it here so I email it.
Do I sign the 956 in front of a witness?
My phone number has changed to 0466 555 077
New address: 12 Wattle Street, Mawson. Please update my file.
Tell Mr. Singh I'm at the gate
As discussed on the phone I'd like to go ahead. What's the next step?
We spoke in March about my sister. She has now decided to come in July.
Following up: is my file lodged?
Hi, just checking on my application, reference W-2231
I referred my friend to you last month. Is there still the 50 dollar voucher for it?
Do you do citizenship ceremonies dress code lol
Do you help people to find a house or only visas?
Can you help me find a job in Australia?
I want to come to Australia, what can you offer me?
I need sponsor, please give me sponsor
please help me I am poor student
I am looking for visa sponsorship jobs in any field, please assist
I am ready to work any job in Australia
My dream is to live in Australia, guide me please
Good day, I am from Ghana and I would like to do business with Australia, please advise on visa
Hello dear, I am from Cameroon. I want to study in your country, please help me get admission
I'd like to visit my girlfriend in Melbourne, we met online
Would you marry me? Just kidding, but is there a visa for that? :)
🙏 please help
👍
Hii 😊 visa ke liye baat karni hai
`
  .trim()
  .split('\n');
