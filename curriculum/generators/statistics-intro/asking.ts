/** A question that somebody might ask, and why it is of its sort. */
export interface Asking {
  readonly text: string
  readonly why: string
}

const varies = (text: string, of: string): Asking => ({
  text,
  why: `Answers differ from ${of}, so data must be collected.`,
})
const fixed = (text: string, why: string): Asking => ({ text, why })

/** Both lists have the same length and go from plain to tricky. */
export const asking: { readonly statistical: readonly Asking[]; readonly single: readonly Asking[] } = {
  statistical: [
    varies('How tall are the students in grade 6?', 'student to student'),
    varies('How many pets do families here have?', 'family to family'),
    varies('How long do students sleep at night?', 'student to student'),
    varies('What do people eat for breakfast?', 'person to person'),
    varies('How far do students live from school?', 'student to student'),
    varies('How many books do students read a month?', 'student to student'),
    varies('How long are the leaves of this tree?', 'leaf to leaf'),
    varies('How heavy are apples at the market?', 'apple to apple'),
    varies('How old are the players in the league?', 'player to player'),
    varies('How warm are days in July?', 'day to day'),
    varies('How many letters do first names have?', 'name to name'),
    varies('How long do phone batteries last?', 'phone to phone'),
    varies('How many seeds are in a pumpkin?', 'pumpkin to pumpkin'),
    varies('How long does the bus ride take each day?', 'day to day'),
    varies('How many cars pass the school each hour?', 'hour to hour'),
    varies('How high do tomato plants grow?', 'plant to plant'),
    varies('How much rain falls on a day in May?', 'day to day'),
    varies('How many points does the team score in a game?', 'game to game'),
    varies('How much time do students need for homework?', 'student to student'),
    varies('How many raisins are in a small box?', 'box to box'),
  ],
  single: [
    fixed('How tall is the school building?', 'One building has one height, measured once.'),
    fixed('How many pets does Noor have?', 'Only one family is asked, so there is one answer.'),
    fixed('At what time does school start?', 'The start is set: one answer for all.'),
    fixed('What did Sam eat for breakfast today?', 'One person on one day gives one answer.'),
    fixed('How far is it from here to the library?', 'One distance can be measured once.'),
    fixed('How many pages does this book have?', 'One book has one number of pages.'),
    fixed('How long is the longest leaf on this branch?', 'One leaf is measured: one answer.'),
    fixed('How many apples are in this basket?', 'One basket is counted once.'),
    fixed('How old is the captain of the team?', 'One person has one age.'),
    fixed('How warm was it at noon on July 1?', 'One moment has one temperature.'),
    fixed('How many letters are in the word statistics?', 'One word has one number of letters.'),
    fixed('What does this phone cost in this shop?', 'One price in one shop is one answer.'),
    fixed('How many seeds were in the pumpkin we cut?', 'Only one pumpkin is counted.'),
    fixed('How many stops are there on bus line 4?', 'One bus line has one number of stops.'),
    fixed('How many wheels does a car have?', 'The number is always the same.'),
    fixed('How high is the tallest tomato plant here?', 'Only one plant is measured.'),
    fixed('How many days does May have?', 'The number is always the same.'),
    fixed('What was the score of the last game?', 'One game has one score.'),
    fixed('How many minutes are in an hour?', 'The number is always the same.'),
    fixed('How many raisins are in the box in my hand?', 'One box is counted once.'),
  ],
}
