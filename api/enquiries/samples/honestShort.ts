/** What honest people write in a breath or with the words of an offer, a warning or an office, made up. A line more teaches the filter. */
export const honestShort = `
A friend told me about you, I'd be glad of a call this week
My neighbour used your service and was so happy that I write too
We sent a colleague to you, Ruth. Thanks for taking such good care of her!
Just a heads-up that I'll be ten minutes late
I recorded a talk with migrants for community radio; may I mention your office?
For my blog on life after sixty I'd like to ask an agent two things about parents
I write a family column, a former client of yours told me her story, could I check the facts with you?
Admissions office of Torrens here: the passport page of your student is cut off
The faculty wants to know if the student you represent will defer
Registrar's office: please send us the signed authority before we release the results
Your client's skills file 7714 is missing one employer letter
The council needs your client's consent form again, the first one wasn't dated
My browser warns me that your page isn't safe. Something wrong?
Your home page shows strange adverts since this morning, maybe a virus
When I click on a result for your name I land in an online shop. Please look into it!
I got junk mail with your address as sender. Did someone steal it?
Someone wrote to my cousin in your name and wanted bitcoin
I'd like to buy a small motel in Echuca and run it. Which visa fits?
We're buying a nursery in Gippsland and my wife should get a visa out of it, is it doable?
Can I get a visa if I buy a cafe for 200k?
The seller of the shop says the visa comes with it. True?
I've sold my company and would like to retire in Noosa. Any path?
I'm looking for investment options that count for a visa
Do you offer payment by month?
Do you offer a discount for students
Do you provide help with English test booking
Do you have a package for couples
Can you help me with my website login at ImmiAccount
Can your team represent twenty of our staff?
Do you need more documents?
Do you need my original passport?
Can you take one more case? It's an easy one I think
Are you the agent who spoke at the library?
Interested in the 491, please tell me more
Interested to migrate, what first
I want to know about your services and prices
Please send me your price list
Please send brochure
kindly share your whatsapp number
can i send you my cv
May I send you my documents to look at?
May I send a friend along?
Shall I send the contract before our call?
Would you mind if my brother joins the call
Would it be possible to talk on Thursday morning?
Hello, who do I speak to about a bill?
Who is responsible for employers in your team?
What would you do in my place?
Is that worth a try?
Is it worth paying for priority?
How fast can you lodge?
Could we get it done before 1 July?
Is there a cheaper way?
One free question, ok?
Free on Monday?
It says the first talk costs nothing, right?
The offer on your page for two applicants, is it still on?
We've been offered sponsorship by two farms, which is better?
The job offer is for casual work only, will it pass?
The company wants me to sign a bond for 3 years
Boss wants 15k from me "for the lawyer"
They ask for a security deposit for the job in the mine, normal?
My recruiter vanished after I'd paid for biometrics
My neighbour lost 9,000 to a fake agent in Bandung, how can she get it back?
The person who called says he's from Border Force and I must buy vouchers
Letter from "immigration" with spelling mistakes, can I show you?
Is this a real email: grants@visa-au.info ?
The link in your email asks me for a password. Safe?
Is this number yours 03 5550 0000? They wanted my card
He says he can put me on the list for 5 lakh
is there such thing as guaranteed visa
Which agents near Kochi are licensed?
Where do I report a fake college?
I'm ashamed but I gave false payslips. Help
I need an honest opinion, others only want money
I'm paid in cash, boss refuses a contract
He keeps my wages until the visa comes
My contract was cancelled the day I landed
sponsor went bankrupt
boss passed away
shop sold, new owner doesn't want sponsor
redundant on Friday, 457 long ago, now 482
pregnant and fired
two weeks left, what can I still lodge
Can't reach the department, on hold 3 hours
portal down again
upload fails at 99%
wrong passport number on the grant
grant says until 2023, typo?
I was granted but the kids not
Should I fly before the grant?
Flight tonight, no visa yet
transit in Sydney 9 hours, need visa?
ETA app doesn't read my chip
visitor refused, wedding of my son is on the 4th
mum is 81 & alone, please
dad's heart operation, can I go and come back
funeral in Delhi, BVB in one day?
baby without passport
newborn abroad
adopt from Thailand
custody order from Texas enough?
ex refuses passport for our child
stepfather adoption
my girl turns 18 in a month
son 24, disabled
we're three generations in one house, can all come?
Two wives under my law, one visa?
same sex, Uganda, please be discreet
engaged online, never met, how soon
our wedding was only in temple
separated but same house
I'm back with my husband, withdraw?
sponsor in jail
sponsor lives in London
I sponsored someone before, limit?
Cook, 6 yrs, Suva
Mason, Lucknow
crane rigger, Davao
Phlebotomist
radiographer UK, 2 dogs, 3 kids
optometrist
pilot A320
train driver from Leeds
fire fighter Malaysia
police officer, UK
soldier, Nepal Gurkha
Judge in Brazil, too qualified?
librarian
tax accountant 95 pts
actuary, Harare
Geologist, Chile, mines in WA
winemaker, Georgia (country)
beekeeper
tattoo artist
jockey
florist with shop
Pilates
drummer
Any jobs for seniors?
Jobs?
Study + work?
part time study allowed
Diploma then 482?
Cert 4 in cookery worth it?
TAFE or uni
school for my child while I study
scholarship help?
uni fees for 500 dependants
gap of five years
genuine student refused twice
PhD spouse work
thesis late, visa ends
graduated online from abroad, 485?
wrong stream 485
Tassie or SA
NT open?
Act matrix 90
ROI Vic no answer
WA general stream offshore?
EOI mistakes
EOI expired
invite today!!
medical before invite?
Fee rises in July?
Budget news?
New law on students?
Is 190 quicker than 189?
3 or 5 years for 494
801 stage docs
820 after 600 with 8503
309 to Vietnam how long
300 or 309
461
155
444
802
103
Hello Anna, I enclose the translated birth certificate and hope it's all now.
Hi Ravi, done as you said. Let me know.
Will do, thank you!
Perfect, see you Tuesday.
can't make it today sorry
Please cancel my booking
move to next week?
we're in the lobby
no one picks up
phone number on the site is dead
Please call my wife instead
wrong email, it's gmail not hotmail
I changed my mind.
sent by mistake, ignore
test, does this form work?
Is this form safe for passport scans?
Merry Xmas and thanks for everything
Eid Mubarak to the team
With deepest thanks from all of us in Dili
cake at reception is from us :)
My mum prays for you each day
Five stars!!
I'm not satisfied with the answer of your colleague
Nobody told me about the fee of 410
I'm waiting for my refund since May
Your agent shouted at me
Wrong name in the agreement
You charged my old card
The cheque bounced, sorry! Paid by transfer now
Our finance team needs your ABN and bank details on an invoice
Purchase order for the seminar is attached
Please quote for a half-day workshop on work rights for managers
Tender: advice for overseas nurses, can you bid by 12 May?
Courier here, your office was shut, collect from depot
Electricity off on Sunday from 7 till noon in your building
Lift is stuck again
Your tap is dripping into our shop
Lost a scarf
Found keys with your tag
Mail for you came to suite 4
The lamp you ordered is in
chairs come on Monday between 9 and 11
Can the bank open the account before arrival
TFN before visa?
bring my cat
gun licence in Oz
drive on Kenyan licence
car import
ship my tools
Which suburb has many Tamils
how cold is Ballarat :)
`
  .trim()
  .split('\n');
