<?php

namespace App\Http\Resources;

use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;

class GameResource extends JsonResource
{
    public function toArray(Request $request): array
    {
        return [
            'id' => $this->id,
            'week' => $this->week->number,
            'date' => $this->kick_off->format('Y-m-d'),       // centre time, -06:00
            'time' => $this->kick_off->format('H:i:s'),
            'status' => ['name' => $this->status],           // one of the six names
            'home' => $this->home->only(['id', 'name', 'short_name', 'color', 'color_alt']),
            'away' => $this->away->only(['id', 'name', 'short_name', 'color', 'color_alt']),
            'stadium' => $this->stadium,
            'city' => $this->city,
            'home_score' => $this->home_score,
            'away_score' => $this->away_score,
        ];
    }
}
