/** A thing to find out, and ways to choose whom to ask: one fair, the others each unfair in a way that can be named. */
export interface Survey {
  readonly about: string
  readonly fair: readonly string[]
  readonly unfair: readonly { readonly text: string; readonly why: string }[]
}

const unfair = (text: string, why: string): { text: string; why: string } => ({ text, why })

export const surveys: readonly Survey[] = [
  {
    about: 'which sport the students of a school like best',
    fair: [
      'Names drawn at random from all students',
      'Every tenth name on the list of all students',
      'A random few from every class of the school',
    ],
    unfair: [
      unfair('All members of the soccer club of the school', 'Members of one club all like the same sport.'),
      unfair('The first 20 students at the gym', 'Those at the gym like sports more than others do.'),
      unfair('Only the students of one class', 'One class does not stand for all ages in the school.'),
      unfair('Students who write in by themselves', 'Only those with a strong opinion write in.'),
    ],
  },
  {
    about: 'how long the people of a town sleep',
    fair: [
      'People drawn at random from the town list',
      'Every fiftieth door in all streets of the town',
      'A random few from every part of the town',
    ],
    unfair: [
      unfair('People who wait at the station at 5 in the morning', 'Early travelers sleep at other times than most.'),
      unfair('All nurses on night duty', 'People who work at night sleep differently.'),
      unfair('Parents with new babies', 'New parents sleep less than most.'),
      unfair('Callers to a radio show at midnight', 'Those who call at midnight are awake late.'),
    ],
  },
  {
    about: 'how many books the visitors of a library read',
    fair: [
      'Visitors drawn at random on many days',
      'Every tenth visitor, on every day of a month',
      'A random few from each hour of each day',
    ],
    unfair: [
      unfair('The ten who borrow most', 'Those who borrow most are far from usual.'),
      unfair('All children at the story hour', 'Children at one hour do not stand for all visitors.'),
      unfair('Only those visitors who come on a Monday', 'Monday visitors can differ from the others.'),
      unfair('Members of the reading club', 'Club members read more than most.'),
    ],
  },
  {
    about: 'how far the students of a school travel',
    fair: [
      'Names drawn at random from all students',
      'Every tenth student on the school list',
      'A random few from each grade',
    ],
    unfair: [
      unfair('All the students who ride on one school bus', 'Those on one bus live in the same direction.'),
      unfair('Students who walk home', 'Those who walk live close by.'),
      unfair('Friends of the person who asks', 'Friends often live near each other.'),
      unfair('The students who arrive first', 'Those who arrive first may live nearer.'),
    ],
  },
  {
    about: 'what the guests of a restaurant like to eat',
    fair: [
      'Guests drawn at random over many evenings',
      'Every fifth table on every day of a month',
      'A random few from each meal of the day',
    ],
    unfair: [
      unfair('Guests who order the fish', 'They have already shown what they like.'),
      unfair('All the guests at one large birthday party', 'One party is a single group with one taste.'),
      unfair('Only the guests at breakfast', 'Breakfast guests eat other things.'),
      unfair('Guests who leave a note by themselves', 'Only very happy or unhappy guests leave a note.'),
    ],
  },
  {
    about: 'how long the batteries of a factory last',
    fair: [
      'Batteries drawn at random from all days',
      'Every hundredth battery from each machine',
      'A random few from every box',
    ],
    unfair: [
      unfair('The first 20 batteries of the day', 'The machine may run differently in the morning.'),
      unfair('Batteries from the newest machine', 'One machine does not stand for all.'),
      unfair('All batteries that customers have sent back', 'Those sent back are the bad ones.'),
      unfair('The batteries from the top box', 'One box comes from one moment of the day.'),
    ],
  },
  {
    about: 'whether people in a city want more bike paths',
    fair: [
      'People drawn at random from the whole city',
      'Every hundredth name on the city list',
      'A random few from every district',
    ],
    unfair: [
      unfair('All riders who took part in a bike race', 'Riders want bike paths more than others.'),
      unfair('Drivers at a parking garage', 'Drivers may want them less.'),
      unfair('People who live in one street', 'One street does not stand for the city.'),
      unfair('Readers of a cycling page', 'They care about cycling already.'),
    ],
  },
  {
    about: 'how much time students spend on music',
    fair: [
      'Names drawn at random from all students',
      'Every tenth student on the school list',
      'A random few from every class',
    ],
    unfair: [
      unfair('All members of the school band and choir', 'Band members play more than most.'),
      unfair('Students at a concert', 'Those at a concert like music more.'),
      unfair('Only the students of grade 12', 'One grade does not stand for all.'),
      unfair('Students who answer a poster', 'Only those who care answer a poster.'),
    ],
  },
]
