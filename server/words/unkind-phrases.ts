/** Harming oneself. */
export const selfHarmPhrases = `
kms
kill|killing|hang|hanging|shoot|stab|cutting|cut|hurt|hurting|harm|harming|starve|starving|burn|burning|drown|end|unalive|unaliving|off|offing|hate|hating|poison myself|meself|mself
kill|hate|hurt|cut|harm|end my self
hate my life
think|thinking|thoughts about|of dying|suicide|death|killing
hurt|cut|harm|cutting my arms|wrist|wrists|arm|legs|skin
end|ending|take|taking my own? life
end|ending it all
gonna|want|wanna|will|ill|just|im to|going|gonna? to? end it $
suicide
suicidal
sucide
suiside
unalive
unaliving
selfharm
self harm|harming|injury|injure|hurt
cutting|cut|slit|slitting my wrist|wrists|arm|arms|skin|thighs|again
i|id|just|really wanna|want|wanted|wish|would|rather .. die|dead|unborn|disappear|vanish
i|id|we wanna|want|wanted|wish to|2|i|? die|disappear|vanish|jump
wanna|want to? die|disappear forever|already|now|rn|so|today|?
wish i|id was|were|wasnt|never|could|had|didnt been|just|never? dead|gone|born|alive|die|disappear|exist|be|wake
wish i|id wasnt|didnt|werent|never alive|here|born|exist
dont|do|no|cant|not not? want|wanna|reason|point|longer|feel|like to|in|of|2|? live|living|be|exist|go|wake|alive .. anymore|here|up|alive|life|on|any
dont|do|cant|not not? want|wanna|deserve to|2|? live|be|exist|wake alive|here|up|anymore|?
no|not|any reason|point to|in|of living|live|life
nothing left to live for
not worth living
better off dead|gone|without me|?
better without|if|off me|i|dead .. dead|gone|died|wasnt|here|?
world|everyone|everybody|family|they|mom .. better|happier|fine without|if|off me|i|?
nobody|noone|no|wouldnt|would|no1 one|body|would|anyone|even|care|? .. miss|care|notice if|when i|me|im|id died|was|dead|gone|disappeared|die|?
nobody|noone|no|wouldnt|would .. miss|care .. if i died|die|disappeared|was|were|killed|vanished
nobody|noone would|will|d miss me
no one|body would|will miss me
if i die|died|killed|disappeared|jumped|was dead .. care|miss|notice|happy|matter|better|nobody|sad
i should|deserve|ought|need just? to? die|disappear|suffer
i should be dead
im|am|i|being gonna|going|planning|thinking|think|about to|of|about|2 kill|die|jump|suicide|ending|killing|end|hang|dying myself|it|off|?
im|i|feel|feeling|am feel|am|so|like|really|? worthless|hopeless
my life is|feels|has|means worthless|pointless|over|hopeless|meaningless|nothing
life is|isnt|not not? worth|pointless|meaningless living|it|?
took|take|taking|swallow|swallowed|eat all|too|a|bunch|lots .. pills|tablets|meds|medicine|bleach
overdose
overdosing
goodbye cruel|forever world|everyone|?
jump|jumping off|from .. bridge|roof|building|window
stop eating|eat .. thin|skinny|fat|disappear|die
starve|starving myself
cant|cannot go on anymore?
cant|cannot take|do it|this|life anymore $
not|dont eat|eating .. til|until .. skinny|thin
anorexic
anorexia
bulimia
quiero|kiero morir|morirme|matarme|suicidarme
me quiero morir|matar
`

/** Words on bodies and what is done with them that have no place in a class of children. The data set of a library knows more. */
export const sexualPhrases = `
sexy|sexi|sexting|sext|sexual|sexually|sexo|secks|seggs|s3x|seks|sexxy|sexting|smex
sex
nude|nudes|nudez|noods|naked|nekkid|topless
send .. nudes|noods
boob|boobs|boobies|boobie|tits|titties|titty|booty|tiddies|bewbs
penis|penises|peen|dicks|cock|cocks|schlong|boner|boners|weewee
^ dick $
my|ur|your|his|a|big|the|suck|of|small|little|tiny|dirty|some|me|that|no|this|huge dick
dick pic|pics|head|size|you|u
vagina|vag|vajayjay|pussy|pussies|coochie|cooch|clit|clitoris|muff
horny|horni|hornyy|aroused|orgasm|orgasms|climaxed
masturbate|masturbating|masturbation|fap|fapping|jerkoff|wank|wanking|wanker
jerk|jack|jerking|jacking|wanking off
cum|cumming|cums|jizz|semen|sperm
blowjob|bj|handjob|rimjob|deepthroat|dildo|vibrator|buttplug
porn|porno|pornhub|p0rn|pornography|pornos|hentai|xvideos|onlyfans|nsfw|rule34|milf|gilf|bdsm|fetish|kinky|erotic|erotica|stripper|hooker|prostitute|thot|playboy|lingerie|panties|thong
corn hub
only fans
rule 34
rape|raped|raping|rapist|molest|molested|molester|pedo|pedophile|grope|groped
make|making out with me|you|u|him|her
wanna|lets|to make out
make love
bang|smash|bone me|you|u|him|her
do|did|screw your|ur mom|sister|mum
suck|sucking|lick|blow my|your|ur|me|his|it
eat my ass|butt|pussy
intercourse
foreplay
daddy issues|? chill|come|spank
in|to|into my|your|ur|? bed with|together me|?
in bed with|together
sleep with me|you|u|him|her
69 me|you|u|with|position|ing
netflix and chill
turn|turning|turned me|you|u on
touch|play|touching|rub|rubbing with? myself|yourself|urself|your|my|ur body|down|private|privates|there|self|?
private|privates part|parts
show me? your|ur privates|private|butt|body|chest|underwear|undies|thing|dick|boobs|ass
wanna|want|lets see|do|try|get|have|some .. naughty|freaky|steamy
dirty|naughty talk|pics|photos|pictures|games
twerk
virgin|condom|condoms|bra|creampie|spank|spanking
`

/** Words against what somebody is. The data set of a library knows more; these are what it lacks, as whole words. */
export const slurPhrases = `
nigger|niggers|nigga|niggas|nigg|n1gga|nigguh|niga|nigs|negro|negroes|knee grow
fag|fags|faggot|faggots|fagg|f4g|dyke|dykes|homo|homos|lesbo|tranny|trannies|shemale|queerbait
retard|retards|retarded|retart|tard|tards|libtard|spaz|spastic|mongoloid
window licker|lickers
chink|chinks|gook|gooks|spic|spics|spick|wetback|wetbacks|beaner|beaners|kike|kikes|paki|pakis|towelhead|towelheads|raghead|ragheads
camel jockey
sand|house|field nigger|nigga|monkey
redskin|injun|squaw|coon|coons|jigaboo|darkie|darky|zipperhead|slanty
porch|house|sand monkey|nigger
slant eyes
honky|whitey
gypsy|gypo|pikey
heil hitler
hitler was right
nazi|nazis|kkk|jewboy
YOU|hes|shes BE? a? terrorist
^ terrorist $
go|went|get|send back to .. country|mexico|china|africa|india|border|from
gas the *
all|you|u|dirty|those|stupid|filthy|hate|hates jew|jews|muslims|mexicans|blacks|gays|immigrants|asians|arabs|indians|christians
youre|ur|thats|thats|so|is|are|r|you|u .. so gay
thats|youre|ur|this|is|hes|shes|you|u so? gay
ching chong
ling ling
illegal alien
`

/** Rude words that the data set lets pass, and what is used in their place. */
export const rudePhrases = `
motherfucker|fuck|fucking|fucker|fuk|fuq|fuc|fck|fcking|fk|fking|fukin|fucc|phuck|phuk|fuxk|fvck|fawk|fugg|mf|mfer|mfs|effing|fuking|fuckn
wtf|stfu|gtfo|lmfao|omfg|ffs|af|fml|tf|wth|idgaf|foh|bsht|smd|pos|sob|ctfu
shit|shits|shitty|sht|shyt|bullshit|crappy|crap|crapp|sheit|shitt
bitch|bitches|biatch|biotch|btch|bytch|beotch|bish|b1tch|bich|bihh
ass|asses|asshole|ashole|assholes|azz|arse|arsehole|jackass|dumbass|badass|smartass|fatass|a$$|asswipe|asshat
bastard|bastards|damn|damnit|dammit|goddamn|damned
piss|pissed|pissing|pisses
slut|sluts|whore|whores|skank|skanky|hoebag
^ hoe|ho $
YOU|a|ur|dumb|such|stupid|she|shes hoe|ho|thot
cunt|cunts|twat|twats|prick|pricks|wanker|bollocks|bugger|tosser|bellend|knobhead|douche|douchebag|douchey
puta|puto|pendejo|pendeja|mierda|cabron|chinga|chingar|verga|culero|culo|coño|joder|gilipollas|maricon|pinche|mamon|cono
merde|putain|connard|salope|encule|arschloch|scheisse|ficken|hurensohn|blyat|suka|cyka
mother fucker|effer
what|who|how|why|where|the the? hell
this|thats|is|so|total|such bs
what the f|fu $
go to hell
screw|f|eff|fck you|u|off|this
f off|u|you
`

/** Unkindness to somebody who is named, or meant by a word for one. */
export const namedPhrases = `
hate|hates|hated|h8|h8s|h8ing|hating|despise|despises|loathe|loathes on? NAME
nobody|noone|no one|? like|likes|love|loves|invited|misses NAME
nobody|noone|dont|never|lets|no .. talk|talks|play|plays|sit|sits|speak|friends|listen|hang|partner out? with|to NAME|him|her
NAME BE|looks|look|sounds|smells|acts|talks such|so|really|very|just|too|the|always|a|an|? a|an|the|? INSULT|weird|slow|worst|terrible|awful|boring|gross|lame|poor|nothing|nobody|sus
NAMES so|really|just? INSULT|poor|weird|gross|lame
NAMES mom|mum|mama|dad|family|face|hair|house|clothes|breath|voice|brain|shoes is|are|looks|smells so|? INSULT|BAD
NAME suck|sucks|suxx|stink|stinks|reeks|blows
NAME smells $
NAME smells bad|so|gross|funny|lol|haha|like
stupid|dumb|dumbest|ugly|fat|smelly|stinky|gross|lame|idiot|loser|creepy|nasty|annoying|weird NAME
NAME|he|she|you looks|talks|sounds|acts|smells|writes|draws|runs|eats|walks|look|talk|sound|act|smell like a|an|? INSULT|girl|monkey|animal|baby|pig|troll|ape
NAME NOUN_INSULT
NAME the INSULT
NAME l $
NAME more like *
ignore NAME
laugh|laughing|laughs at NAME
kick|vote|throw|toss NAME out|off
kick NAME
vote|kick .. NAME out
NAME should|can|just|needs|must just|to|? leave|quit|die
go away|home NAME
get lost NAME
NAME go away
NAME get lost
shut it|up|your|ur NAME
i|im|ill|gonna|wanna|to|somebody|someone|lets|should|will|would|can .. punch|slap|smack|hit|beat|hurt|fight|stab|choke|shove|push NAME
stop crying NAME|baby|already|lol
NAME|he|she|you cant|cannot|couldnt even
NAME|he|she|you cant|cannot|never|doesnt|dont .. anything right?
NAME|he|she|you has|have|got|dont|doesnt|never has|have|got|? no|any|zero? friends
why|y|whys BE? NAME|he|she|they|you|u still|even here|in|alive|talking
dont|doesnt|didnt|nobody|noone|one wants|want|wanted NAME|you|u|him|her here|in|around|on|there
NAME|you|u|he|she|they dont|doesnt|dont|doesn|shouldnt belong|be|exist here|in|with|at|?
wish NAME|you|u|he|she|they wasnt|werent|never|would|was|were .. leave|quit|die|disappear|dead|gone|born|exist
wish NAME|you|u|he|she|they wasnt|werent|isnt in|here|on|born|alive|part
better|happier|easier|nicer|fun without NAME|you|u|him|her
NAME|he|she always|just? ruin|ruins|ruined it|everything|this|all|the
you|u|youre always|just|? ruin|ruins|ruined|ruining everything
you|u ruined|ruin it|this because|cause|bc|cuz
ew|eww|ewww|yuck|yucky|gross its|it|is|? is? NAME|you|u|him|her
ew|eww|boo|l|no to NAME|him|her
YOU|they|theyre|we BE? all|both so|really|? INSULT
BE all|both so|really|? INSULT
anti NAME
cant|cannot stand NAME|you|u|him|her
NAME|you|u|he|she make|makes|made ME|everyone|everybody|us|all wanna|want|? to? sick|puke|barf|gag|vomit
dont|do|not|never not? like|love NAME|you|u|him|her
hope|hopes|wish NAME .. fail|fails|dies|die|hit|cries|cry|hurt
hope|hopes you|u|he|she .. fail|fails|dies|die|hit by
NAME|you|u|he|she|they deserve|deserves to? die|suffer|fail|hurt|get
dumb|stupid|ugly|bad|slow|fat|useless just? like YOU|NAME
is|are smarter|better|prettier|cooler than YOU|NAME|all
have|has|with|got|had a|the|? tiny|small|pea|little|bird|fish|ant|goldfish sized? brain|brains
NAME|you|u|he|she has|have|got .. brain of a|an
waste of space|air|oxygen|skin
NAME|you|u|he|she|they belong|belongs|should|go .. kindergarten|preschool|daycare|diapers|zoo|circus
wear|wears|wearing|need|needs|in your|his|her|? diapers|diaper
pee|pees|peed|poop|poops|pooped|wet|wets your|ur|his|her|their pants|bed|pant
have|has|got lice|cooties|fleas|rabies
cooties
dont touch NAME
NAME|he|she|hes|shes|YOU|youre BE? not|isnt|arent so|very|that|really|? smart|clever|bright|pretty|cool|funny enough|lol|haha|at|? all|?
NAME|he|she|hes|shes|YOU|youre BE? not|isnt|arent so|very|that|really|? smart|clever|bright|pretty
isnt|arent smart|clever|bright|pretty
guys|group|class|team|kids|people|girls|boys BE|r all|so|really|? stupid|dumb|idiots|trash|losers|ugly|gross|annoying
everyone|everybody in .. BE|is all|so|? stupid|dumb|trash|gross|annoying|ugly
dumber|stupider|uglier|fatter|grosser|smellier|lamer|weirder|worse than YOU|a|an|my|his|her|NAME|the|ur
as dumb|stupid|ugly|fat|gross|slow as a|an|my|YOU|NAME|ur
give up .. dumb|stupid|bad|loser|idiot|dummy
kill|murder|destroy|stab|shoot|strangle NAME
beat|beating|mess up? NAME|him|her
NAME BE never going|gonna .. friends|friend
nobody|dont|never|lets not? pick|choose|invite|help|follow NAME
NAME BE ew|eww|yuck|poop
you|u should|can just quit|leave|die
dislike|dislikes|disliked NAME|you|u|him|her
stop|stopped|quit talking|playing|sitting|working|helping|listening to|with|by NAME|him|her
who|why|y|how would|does|do|could|can anyone|anybody|someone|people|you|u like|love|want|pick|choose NAME|you|him|her
leave already|loser NAME|loser|lol|bye|?
NAME trash|garbage|mid|dumb|stupid|ugly|smelly|annoying|sus|weird|gross|lame|fat $
NAME BE mid|trash|garbage|stinky|mental|crazy|psycho|creepy|nasty|cringe|insane
your|ur|his|her|NAMES breath|feet|foot|armpits|hair|house|lunch|farts stink|stinks|smell|smells|reek|reeks
go cry|home|die NAME
aw|aww|awww|is .. baby mad|upset|sad|crying lol|haha|now|?
everyone|everybody|we|they|all|people think|thinks|know|knows|say|says|agrees|agree YOU|youre|he|she|hes|shes|NAME .. INSULT|weird|bad|slow|gross
remove|delete|ban|report NAME .. INSULT|hes|shes
NAME BE a? girl|boy lol|haha|hahaha
YOU|NAME|he|she live|lives in .. trailer|dump|garbage|trash|cardboard
talk normal|right|properly
speak english $
speak english dude|bro|please|pls|you|stupid|or
`

/** Unkindness to somebody. */
export const bullyingPhrases = `
kys
keep yourself safe lol
kill|kil|hang|shoot|stab|off|unalive|drown|cut|end|killing yourself|urself|yourselves|urselves|yaself|yoself
kill|hang|shoot|off|cut|end your|ur|yo self
end your|ur life
kill|murder|stab|shoot|punch|beat|slap|smack|hit|hurt|choke|strangle|destroy|fight|jump|kick|smash YOU|him|her|them up|?
i|ill|im|gonna|will|we|going|to gonna|will|to|go|going|? kill|murder|stab|shoot|punch|beat|slap|smack|hurt|choke|strangle|fight|jump YOU|him|her|them|ur|your
beat|beating|mess|kick your|ur|his|her|you|u ass|butt|up|face
bomb|shoot|blow|burn up|down|? the|this|my|our|your|ur? up|? school|class|everyone|place|classroom
bring|brought|got|have|bringing a|my gun|knife|weapon|bomb .. school|class|tomorrow|?
go|just|please|pls|should|hope|u|you|and go|just|you|u|? die|dies|rot|drown|choke
go|just|please|hope|should|you|u .. die
hope|wish you|u|ur|he|she|they|your .. die|dead|fail|cry|hurt|suffer|sick|gone|mom
nobody|noone|no1|no|none .. like|likes|love|loves|want|wants|cares|asked|needs|wanted|invited YOU|for|here|him|her|u .. YOU|?
nobody|no|noone|no1 one|body|? cares
nobody|no|noone|no1 one|body|? asked $
nobody|no|noone|no1 one|body|? asked YOU|NAME|for|him|her|anyway
who asked $
who asked YOU|NAME|him|her|lol|bro|tho
everyone|everybody|we|they|i|all|the|class .. hate|hates|h8|h8s|despise|loathe|detest YOU|him|her|them
everyone|everybody|we|they|i|all|the|class .. hate|hates|h8|h8s|despise|loathe|detest your|ur|that|this kid|girl|boy|guy|face|voice
i|we|they|everyone h8|hate|hates YOU|him|her|them
hate YOU
shut|shutt|shaddup|shuddup up|it|ur|your|the|yo|yur
shaddup
stfu
shutup
shush YOU
get lost $
get lost loser|kid|weirdo|dude
get a life
get out of here
^ go away $
go away loser|weirdo|you|from|idiot|kid|freak|nobody|and
go cry $
go cry|home|back|eat|jump|play to|in|loser|mommy|off mommy|you|your|ur|traffic|dirt|loser|where
get out $
get out now|already|loser|NAME|of
leave|get him|her|NAME|them out
leave us|me|the|this alone|class|chat|group .. loser|nobody|weirdo|freak|you|u
YOU|youre|he|she|they|hes|shes|theyre|kid|him BE|such|a|an|so|really|just|very|all|too|always|kinda|actually|literally? a|an|so|such|really|just|very|the|too|totally|always|literally|kinda? a|an|the|so|freaking|big|total|complete|biggest? INSULT
that|this|new|other|tall|little|old kid|girl|boy|guy is|looks|smells a|so|an|really? INSULT|BAD
BE YOU a|an|so|that|really|such|just|all|this|? a|an|? INSULT
BE|r YOU always|really|actually|seriously|even|that|this? a? INSULT
such|what|ur|youre|hes|shes a|an INSULT
NOUN_INSULT $
^ NOUN_INSULT
hey|hi|bye|lol|haha|ok|okay|sure|yeah|nice|wow|you|u|ya|these|those|fellow|shut|what|bunch|of|big|little|stupid|dumb|fat|ugly|poor NOUN_INSULT|ugly|stupid|fatty|fatso|dumbo
YOU|he|she|they|hes|shes suck|sucks|stink|stinks|smell|smells|reek|reeks
YOU|he|she|they look|looks|sound|sounds like|so|really? a|an|? INSULT|weird|bad|terrible|awful|poop|crap
your|ur|his|her face|voice|hair|mom|mama|mum|family|breath|clothes|nose|teeth|accent|laugh|picture|avatar|name|answer|drawing|idea|work|homework|handwriting is|are|looks|look|smells|sounds|so|are|makes|stinks|sucks|was .. INSULT|bad|weird|funny|like|awful|sick|horrible|so|poop|terrible
your|ur|yo|his|her mom|mama|mum|momma is|so|was a|so? INSULT|gay|fat
^ your|ur|yo|yer mom|mama|mum|momma $
ur mom lol|gay|rn|haha
yo mama|momma
too dumb|stupid|slow|dense for|to
so|how|that dumb|stupid|ugly|fat .. you|u|ur|youre
YOU|youre|ur .. too|so dumb|stupid|fat|ugly|slow|dense
YOU cant|never|dont|wont|will even|do|be|have|know|pass|get|? .. anything|friends|right|simple|easy|good|read|count|add|nothing
YOU have|got|has no|zero|0 friends|brain|brains|life|chance|dad
no friends|brain|brains|life
friendless
brain|half rot|dead|wit YOU|?
dumb|stupid|stoopid|fat|ugly|worthless|useless|filthy kid|kids|girl|boy|people|person|face|head|brat|pig|cow|rat|baby|trash|bitch|fool|weirdo
YOU|ur|youre|hes|shes adopted|ugly|worthless|pathetic
YOU so? ugly|stupid|dumb|fat|smelly|gross|lame|pathetic|idiot|loser|freak|weirdo
brainless
stupid|stoopid $
^ stupid|stoopid|dumb|ugly|fat $
YOU|ur|youre BE? so|really? bad|terrible|horrible|awful|trash|garbage|worst|mid|dumb at|in math|maths|this|everything|it
worst|dumbest|stupidest|ugliest|fattest|slowest|weirdest|smelliest|most kid|person|student|one|girl|boy|player|annoying|stupid|hated in|ever|here|person|kid|?
dont|do|nobody|not|never|lets|no not? talk|play|sit|speak|work|be|help|invite|wants|one to|with|near|friends .. her|him|them|you|u|that|her|loser|weirdo
dont|nobody|no|lets|we|everyone|everybody not|all|should|gonna|? exclude|ignore|ignoring|block|laugh|gang|kick|mute|bully|prank|at at|up|on|out|? him|her|them|you|u|that
laugh|laughing|make|making|lets|pick|everyone at|fun|on|laughs|pick .. him|her|them|you|u|at
kick her|him|them|out out|of
crybaby
cry about it|? more|baby|harder|?
cry more|harder
boo hoo|? loser|baby|YOU
idiot|idiots|moron|morons|imbecile|dumbass|dimwit|nitwit
l + ratio
ratio|cope|l skill|loser|nobody|plus|seethe|bozo
skill issue loser|bozo|lol|?
i|ill|im|we will|going|gonna|to|? leak|expose|post|share|show|tell .. your|ur pics|pictures|secret|photos|secrets|business|everyone
or|else i|ill|you|u .. tell|post|regret|pay|sorry|hurt
youll|will|gonna regret this|it|that
youll pay for this|it|that
watch your|ur back
i know where you|u|ya live
your|ur days are|r numbered
`
