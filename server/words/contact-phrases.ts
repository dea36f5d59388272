import type { WordSets } from './phrases.ts'

/** Sets of words that phrases name. */
export const wordSets: WordSets = {
  YOU: 'you u ya yall yu yo ur youre your youu thou',
  BE: 'are r is be am was were',
  YOURE: 'youre ur yur your',
  ME: 'me mee us',
  MY: 'my mine ma mi our',
  GO: 'lets let we should can could wanna want gonna shall gotta',
  THEM: 'he she they hes shes theyre him her them',
  INSULT: `stupid dumb dum dumbest stupidest ugly fat idiot idiotic loser moron moronic worthless useless pathetic trash garbage gross creepy weirdo freak lame retard
    retarded dense braindead brainless disgusting smelly stinky noob bot crybaby baby failure joke clown dork dweeb nerd toxic annoying embarrassing pig cow
    psycho mental dummy twit fool foolish ignorant imbecile cringe midget snitch rat liar wimp coward faggy simp fatty fatso hideous nasty stoopid brainless worst`,
  NOUN_INSULT: `idiot idiots loser losers moron morons dumbass dummy fatso fatty retard retards freak freaks weirdo weirdos scumbag jerk douche douchebag dumbo
    crybaby stupidhead dimwit halfwit nitwit imbecile butthead fathead buttface poophead dweeb dipstick airhead bozo lardass wuss sissy creep`,
  APP: `snapchat snapchats snap insta instagram ig discord disc telegram whatsapp whatsap whatsup kik wechat skype viber groupme messenger facetime tiktok roblox fortnite xbox psn playstation
    steam minecraft twitch yubo omegle facebook fb twitter imessage gamertag zoom signal line hangouts bereal wizz threads reddit youtube yt epic switch nintendo gamepigeon gmail email mail vc playlist`,
  BAD: `weird slow worst terrible awful boring horrible nothing nobody broke gross bad lame poor sick funny ugly dumb stupid gay fake sus trash garbage`,
  GAME_APP:
    'roblox fortnite minecraft tiktok xbox psn playstation insta ig snap twitch valorant brawl nintendo youtube facebook',
  TALK_APP:
    'snapchat snapchats instagram whatsapp whatsap discord telegram kik wechat viber groupme facetime yubo omegle imessage gamertag wizz bereal insta',
  KIN: 'mom mum mother dad father parents parent mama papa mommy daddy folks brother sister grandma anyone anybody nobody teacher tutor',
  PLACE:
    'park mall library cafe playground starbucks mcdonalds gym pool beach arcade movies cinema station corner street bathroom restroom outside parking downtown store house place home apartment dorm hotel car door gate court rink skatepark bus stop school basketball church',
}

/** Ways to reach each other outside. */
export const contactPhrases = `
TALK_APP
add|friend|follow|find|dm|pm|message|msg|text|call|ring|snap|ping ME|my on|at|in|over? the? APP
im|i|am on GAME_APP
look|search for|me|? .. on|in GAME_APP
add|friend|follow ME back|first|later|please|pls|plz|now|too
add|friend|follow ME $
add|friend|follow ME at|as|by|@|its|it
MY APP is|name|id|user|username|handle|tag|account|acc|channel|server|code
whats|what|wats|wat|whos your|ur|ya|yur APP|digits|phone|cell|handle|gamertag|username|user|email|mail|address|snap|zip|zipcode
gimme|give|send|drop|share|trade|exchange|swap|get|need|want|have|tell ME? .. your|ur|our|ya|numbers|phone APP|number|digits|phone|cell|handle|gamertag|username|email|mail|address|snap|contact|contacts|socials
give|gimme|tell|send me? your|ur|ya num|nbr
trade|swap|exchange|give|drop our|your|ur|ya? numbers|nums|digits
ig|insta|kik|gt|psn *
^ ig|insta|disc|tele *

my number is|its|= .. # # #
my|mi cell|phone|mobile|fone number|num|no|is|#|starts|ends
my digits
my|our phone|cell|home|moms|dads number
your|ur|a phone|cell|mobile number|num|no
phone number|num|nbr
whats|what|wats your|ur number NAME|bro|girl|babe
can|could|may|do i|you|u|we have|get ur|your|ya num|number|#|digits
text|txt|call|phone|dm|pm|sms|msg|ring|facetime|snap|whatsapp ME later|tonight|after|at|on|when|tomorrow|now|pls|plz|please|sometime|back|if|ok|anytime|maybe|instead|outside|?
text|txt|dm|pm|sms|msg|facetime|hmu ME
dm|dms|pm YOU
text|txt|dm|pm you|u|ya later|tonight|after|at|on|tomorrow|instead
call ME on|at|later|tonight|after|when|tomorrow|back|now|pls|plz|please|sometime|anytime|maybe
call ME $
i|ill|we|can can|could|will|wanna|want? to? call|text|dm|message|facetime you|u|ya
slide in|into .. dms|dm
my|ur|your dms|dm|inbox
hmu
hit|hmu ME up
hit|write|message|contact|reach|email|mail ME up|at|on|outside|privately|later|there|@
email|mail ME
my|ur|your email|e-mail|gmail|mail|insta|socials|social|snap|handle|gamertag|psn|skype|username|user|channel|discord|server is|on|at|name|id|address|?
my|ur|your email|socials|gamertag|snap|insta
sub|subscribe to my|our
join my|our|the? APP|server|group|gc|groupchat|lobby|party|call|vc|game|world|chat
got|have|use|on|has|u|you|ya got|have|use|on? a|an|any? snap|insta|ig|socials|skype|messenger|twitter|fb|facebook|tele|disc
do|are|u|you you|u|on have|got|use|on snap|insta|ig|tiktok|skype|messenger|twitter|fb|facebook|tele|disc|socials
group chat|gc on|invite|link|with
invite|inv you|u|me to|on my|the? server|APP|gc|group|party
play|lets|wanna|come play? roblox|fortnite|minecraft|xbox|playstation|games|valorant|brawl with|together|later|after|tonight|on ME|?
friend|my request|code
my code is
my|the user|username|handle|tag|ign|usr is|:|on|its
we|lets|can|could|should|wanna|we|us|i can|could|should|to? talk|chat|speak|continue|go|move|switch somewhere|elsewhere|private|privately|outside|offline|alone
talk|chat|speak|message|continue|go|move|switch .. somewhere|elsewhere|private|privately|outside|offline else|there|chat|?
talk|chat|speak|move|go|switch in|on|to another|a|some|an private|different|other? app|chat|place|site|platform
off this|the app|site|platform
private|secret chat|message|messages|msg|room|call|talk
home|house|my|mailing address is|its|:
what|whats|wats|tell|send|gimme|give .. your|ur address|adress|addy
my|our address|adress|addy
my|our zip|zipcode|postcode
i|we|im live|stay|living at|on|in|near|by|next|close|across|around|behind *
where|wher do|d you|u|ya|yall live|stay
where|wher you|u|ya live|stay|from
where BE you|u|ya|yall from|living|located pls|plz|please|bro|lol|rn|? $
where YOURE from|located $
where BE you|u|ya|yall living|located
where in|bouts|abouts .. you|u live|from
what|which|wat|whats city|town|state|country|street|neighborhood .. you|u|your|ur
what|which|wat school|skool|schol .. you|u|ya|your|ur
my|our school|skool is|= .. elementary|middle|high|academy|prep
class|student|kid|grader at .. elementary|middle|high|academy|school
whats|what|wats your|ur|ya school|skool|last|real|full|actual|surname|actual name|called|?
my|your|ur real|full|last|actual|legal name
i|we go|went|attend to *? .. elementary|middle|high|academy|school
how old BE|do you|u|ya|yall
how old u|ru|you|ya
whats|what|wats your|ur age|birthday|bday
what age BE you|u
asl
a s l
im|am # years|yrs|yo old
age sex location
you|u a boy|girl
BE you|u a? boy|girl
r|ru u|a a? boy|girl
my birthday|bday is .. #
`

/** Meeting, secrets, pictures: what somebody who means harm asks a child, and what children should not ask each other here. */
export const meetingPhrases = `
meet|meat ME|up|irl|offline|outside|tonight|tomorrow|there|here|someplace|somewhere|sometime|secretly|alone|later
meet at|by|near|in|behind|@|around the|my|your|ur|a? PLACE
meet ME|up at|@ #
lets|can|could|should|shall|wanna|when|where we|to? meet $
meetup
meetme
GO|to|gonna|want|ill|can|will i|to|we|? meet you|u|ya|yall .. irl|tonight|tomorrow|outside|person|alone|there|at|in|after $
want|wanna|like to? meet you|u $
meet after|before school|class|practice|dark|lunch
GO .. meet in|at|up|by|irl|after|behind|outside person|real|park|mall|school|?
GO|to meet in person|real|secret|private
meet .. in person
see|find|visit|join YOU .. at|by|near|behind|in the|my|your|ur PLACE
see you|u|ya|me irl
see you|u|ya|me in person
see|meet each other .. person|irl|outside|real
GO .. hang|hangout|chill|hook|link out|up|together|with|at|after|later|irl|sometime|?
wanna|want|u|you|lets hang|hangout|chill|link|hook
wanna|want to|2 hang|hangout|chill|meet|link|hook
hang|hangout out|with with|me|at|irl|after|sometime|later me|u|you|?
come|cum|swing|stop over|by to|2|tonight|later|after|tomorrow|today|at|my|mine|rn
come over $
can|wanna|should|could you|u|i|we|to? come over
come|walk|bike|drive|sneak|run to|2|over|by my|ur|your|the PLACE
come to|2 my|mine|our house|home|place|room|apartment|party|crib|building
can|could|may|will|let|i|ill i|me|we? come|go|drive|walk to|2|over|by ur|your|my house|home|place|room|apartment
my house|place|home|apartment|crib .. tonight|later|after|tomorrow|at|today
pick you|u|ya|me up
sneak out|away
run|get away|out with with? me|us
wait|waiting outside|behind|near your|ur|the school|house|home|gate|door|building
wait for|outside .. outside|school|house|gate|car
ill|i will|be? wait|waiting|be .. outside|near|behind|by your|ur|the|school|school|house|gate
be at|by the PLACE at|after|around|tonight|tomorrow *
find|come|get ME .. outside|after|at|behind|near school|class|the|lunch
after school|class|practice .. PLACE|meet|meeting|hang|alone
BE|ru you|u|ya home|all? alone
BE|ru you|u|ya alone|home rn|now|?
BE|ru you|u by yourself
you|u home|all alone|?
is your|ur|anyone|anybody|somebody|mom|dad .. home|there|around|watching|asleep
are|r your|ur parents|mom|dad home|there|around|asleep|out|gone
when|are|r do|your|are|ur parents|mom|dad|folks .. home|leave|asleep|work|out|sleep
dont|never|not|dnt tell|say|show|let to? your|ur|ya|any? KIN|one|body about|i|we|what|that|us|this|ok|k|pls|please|our|me|it|see|know|anything|where|? $
dont|never|not|dnt tell|say|show to? your|ur|ya KIN
dont|never|dnt tell|say KIN about|we|us|i|that|where|what
dont|never let .. your|ur|anyone|mom|dad|parents|teacher|tutor see|know|find|read
keep|kept it|this|that|our|us|everything a? secret|quiet|hidden|private
keep|stays|stay|kept it|this|that|? between us|you
just|only between us
between you|u and|n me $
between you|u and|n me ok|k|right|alone
our little? secret
my little secret
just you|us|u and|n me $
just us two|2|alone
delete|erase this|these|the|our|that message|messages|chat|after|convo|text
send|sned|show|post|share|take ME? .. pic|pics|picture|pictures|photo|photos|selfie|selfies|video|vid of|in|without|with|wearing your|ur|you|u|yourself|no|ur|bed|me
send|sned|gimme|show|give ME? a|some|ur|your|more|another? selfie|selfies|nudes
send|sned|gimme|give ME a|some|ur|your|more|another? pic|pics|photo|photos|picture|pictures|vid|video please|pls|plz|now|tonight|later|rn|? $
send|show|gimme|give ME? ur|your pic|pics|photo|photos|picture|pictures
send|sned|trade|swap|show pic|pics|photos|selfie|selfies|picture|pictures|vids|nudes
send|show ME? your|ur face|body|feet|selfie|room|bedroom|legs|skin|belly
let me|us see your|ur face|body|feet|room|bedroom|selfie
let me|us see you|u $
what|wat|whatcha BE|r|you|u you|u|ya|? wearing
what|wat you|u|ya wearing
take|took off your|ur shirt|pants|clothes|top|bra|dress|underwear|skirt|jacket|socks
put .. your|ur camera|cam on? when|alone
turn|switch on your|ur camera|cam|webcam .. alone|bed|bedroom|private|tell|secret
wont|never tell|snitch anyone|anybody|ur|your|nobody
see|show|know what|how you|u|ya look|looks
BE you|u single|taken|dating
do|u|you you|have|got|u have? a|got|have bf|gf|boyfriend|girlfriend
will|wanna|want|can|would you|u|be|to|ya .. be|date|marry|kiss my|me|gf|bf|girlfriend|boyfriend|?
go out with me
YOU|u look so|really|very|hot|sexy pretty|cute|hot|sexy|beautiful|gorgeous
be my gf|bf|girlfriend|boyfriend|bae|babe|valentine|lover
go out|on with|a with|date me|?
kiss|hug|cuddle|touch|smooch|lick|date|marry me|you|u|ya
cuddle|cuddles|smooch|kissing
i love|luv|wuv you|u|ya
^ ily $
ilysm
ily babe|baby|cutie|bae|girl
sit on|in my lap
youre|ur|you|u are|r|so? so? hot|cute|sexy|pretty|beautiful|gorgeous|handsome|thicc|mature
mature for your|ur
gift|buy|get|give|send you|u|ya .. robux|vbucks|money|card|giftcard|phone|skins|cash|present|gift
free robux|vbucks|vbux|nitro|skins
want|need some? free? robux|vbucks|nitro
whats|what|give|tell|need|send .. your|ur password|passcode|pin|login|pass
my|ur|your password|passcode is
`
