/**
 * First names that children of the United States and Canada have often (the lists of the Social Security Administration
 * and what they are shortened to), in small letters. Left out are names that are words of mathematics or of every day
 * (Will, Mark, Miles, Grace, Max): of those a line like `I hate miles` says nothing about a person.
 */
const firstNames = `
aaliyah aaron abby abdul abel abigail abraham adalyn adam addison adele adeline adrian adriana ahmad ahmed aidan aiden aisha akira alan alana albert
alejandra alejandro alex alexa alexander alexandra alexia alexis alfred ali alice alicia alina alison alissa allen allison alma alondra alyssa amanda
amara amelia amina amir amira amy ana anastasia anders andrea andres andrew andy angela angelica angelina angelo anika anil anita ann anna annabelle
anne annie anthony antonio anya ariana arianna ariel arjun arnold arthur arya asher ashley ashton aubree aubrey audrey ava avery axel ayaan ayden
ayesha bailey barbara barry beatrice becky bella ben benjamin bennett benny bernard beth bethany bianca billy blake bobby brad bradley brady brandon
brayden brenda brendan brenna brett brian briana brianna bridget brittany brody bruce bryan bryce bryson byron caden caitlin caleb callie calvin
cameron camila camille carl carla carlos carmen caroline carolyn carrie carson cassandra cassidy catherine cathy cecilia celeste celine cesar charles
charlie charlotte cheryl chloe chris christian christina christine christopher cindy claire clara clarence claudia clayton cody colin collin connie
connor conor corey courtney craig cristian curtis cynthia damian damien damon dan dana daniel daniela danielle danny daphne darius darlene darren
daryl dave david debbie deborah declan delaney denise dennis derek derrick devin devon diana diane diego dmitri dominic dominique donald donna dorothy
doug douglas dustin dylan ebony eddie edgar edith eduardo edward edwin elaine eleanor elena eli eliana elias elijah elisa elise eliza elizabeth ella
ellen ellie elliot elliott elsa elsie emerson emil emilia emiliano emily emma emmanuel emmett enrique eric erica erik erika erin ernest esmeralda
esteban esther ethan eugene eva evan evangeline evelyn ezekiel ezra fabian farah fatima felicia felipe felix fernanda fernando finley finn fiona
florence frances francesca francis francisco frankie fred freddie frederick freya gabby gabriel gabriela gabriella gabrielle gary gavin genevieve
george gerald gerardo gianna gina giovanni gloria gordon graham grayson greg gregory greta griffin guadalupe gus gustavo gwen hailee hailey haley
hamza hank hanna hannah harold harper harriet harry harvey hassan hayden heather hector heidi helen helena henry herbert hiroshi holden howard hugo
ian ibrahim ignacio imani imran ines ingrid irene isaac isabel isabela isabella isabelle isaiah isla ismael ivan izzy jacob jacqueline jaden jai jaime
jake jamal james jamie janet janice jared jasmin jasmine jason javier jayden jayla jaylen jeff jeffrey jen jenna jennifer jenny jeremiah jeremy jerome
jerry jesse jessica jessie jill jim jimmy joan joanna joaquin joe joel joey johan john johnny jonah jonas jonathan jorge jose joseph josephine josh
joshua josiah josie joyce juan juana judith judy julia julian juliana julie juliet julio julius justin kai kaitlyn kaleb kara karen karim karina karl
karla kate katelyn katherine kathleen kathryn kathy katie katrina kayden kayla kaylee keith kelly kelsey ken kendall kendra kenneth kenny kevin khalid
khloe kiara kim kimberly kira kristen kristin kristina kurt kyle kylie lacey landon lara larry laura lauren laurie layla leah leila leilani lena leo
leon leonard leonardo leroy leslie levi lewis liam lila lillian lilly lina linda lindsay lindsey lisa logan lola lorenzo louis louise luca lucas lucia
luciana lucy luis luisa luke lydia lynn mabel mackenzie macy maddie madeline madelyn maggie makayla malachi malcolm malik manuel mara marcel marco
marcus margaret maria mariah mariam mariana marie marina mario marisol marissa marjorie marlene martha martin marvin mary maryam mateo mathew matt
matteo matthew maureen maurice maya mckenzie megan mei melanie melinda melissa mia micah michael michaela michelle miguel mika mikayla mike mila
mildred millie milo mina miranda miriam mitchell mohamed mohammad mohammed moises molly mona monica monique morgan moses muhammad mustafa mya myles
nadia nadine nancy naomi natalia natalie natasha nate nathan nathaniel neil nelson nia nicholas nick nicky nico nicole nikhil nikki nina noah noelle
noor nora noura oliver olivia omar oscar oswaldo owen pablo paige pamela paola patricia patrick patty paul paula pauline payton pedro peggy penelope
peter peyton philip phillip phoebe priscilla priya quentin quinn rachel rafael raj ralph ramon randall randy raquel raul ravi raymond rebecca reggie
regina rene renee rhonda ricardo richard ricky riley rita robbie robert roberto rocco rodney rodrigo roger rohan roland ron ronald ronnie rosa rosalie
rosario rosemarie rowan roxanne roy ruben rudy russell ruth ryan ryder ryker sabrina sadie salma salvador sam samantha samir sammy samuel sandra
santiago sara sarah sasha saul scott sean sebastian selena sergio seth shane sharon shaun shawn sheila shelby sheldon shelly sherry shirley sienna
silas simon simone skylar sofia sonia sonya sophia sophie spencer stacey stacy stan stanley stella stephanie stephen steve steven stewart stuart susan
susie sylvia tabitha tamara tammy tanya tara tasha taylor ted teddy teresa terrance terry tessa theo theodore theresa thomas tiana tiffany tim timmy
timothy tina todd tom tomas tommy toni tony tonya tracy travis trent trevor tristan tyler tyrone tyson valentina valentino valeria valerie vanessa
vera veronica vicky vincent vinny vivian vivienne walter wanda warren wayne wendy wesley weston whitney willa william willie winston wyatt xander
xavier ximena yara yasmin yasmine yolanda yosef yousef yuki yusuf yvette yvonne zach zachary zack zahra zane zara zayden zeke zion zoe zoey
`

/** How a name stands among the readings of a word. */
export const nameReading = '<name>'
/** What belongs to somebody: `sam's`. */
export const ofNameReading = '<name>s'

const names: ReadonlySet<string> = new Set(firstNames.trim().split(/\s+/))

/** What a word may mean as a name, by its readings: somebody, or what is somebody's. */
export function nameReadings(readings: readonly string[]): string[] {
  return readings.flatMap((reading) => {
    if (names.has(reading)) return [nameReading]
    return reading.length > 3 && reading.endsWith('s') && names.has(reading.slice(0, -1)) ? [ofNameReading] : []
  })
}

/** A text with the names of `people` (as everybody in a room sees them) as a first name that the lists know. */
export function withNamesOf(text: string, people: readonly string[]): string {
  let named = text
  for (const name of people) {
    const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
    if (parts.length === 0 || parts.join('').length < 3) continue
    const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^\\p{L}\\p{N}]{0,3}')
    named = named.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), ' sam ')
  }
  return named
}
